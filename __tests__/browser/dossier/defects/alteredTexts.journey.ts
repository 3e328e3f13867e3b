import '../../../../tools/build/nodeAssets'
import { screens } from '../../../../tools/dossier/chromium/measuredScreens'
import { gateVisit, withoutScriptVisits } from '../../../../tools/dossier/chromium/textVisit'
import { describeDefects } from '../support/describeDefects'
import { seenByMeasuring } from '../support/seenBy'
import { withWords } from '../support/planting'

const withoutScript = (from: string, to: string) => (html: string) => {
  const start = html.indexOf('<noscript')
  return html.slice(0, start) + html.slice(start).replace(from, to)
}

const onPhone = { ...gateVisit, sizes: screens.slice(1, 2) }
const onPhoneWithoutScript = withoutScriptVisits.slice(1, 2)

describeDefects(
  'sentences that are no longer those that were reviewed',
  seenByMeasuring(onPhone, ...onPhoneWithoutScript),
  [
    {
      name: 'a legend of the site that forbids sale to those under 16 alone',
      plant: withWords('MENORES DE 18', 'MENORES DE 16'),
      observe: seenByMeasuring(onPhone),
      rows: { 'BO-259-09.I': 'VENTA PROHIBIDA', 'BO-259-09.II': 'Leyendas en el pie' },
    },
    {
      name: 'a legend without its accent where no script runs',
      plant: withoutScript('DAÑINO', 'DANINO'),
      observe: seenByMeasuring(...onPhoneWithoutScript),
      rows: { 'BO-259-09.I': 'la página sin JavaScript' },
    },
    {
      name: 'a rejection that invites to try again',
      plant: withWords('debes ser mayor de edad para poder acceder', 'puedes volver a intentarlo'),
      observe: seenByMeasuring(onPhone),
      rows: { 'DGP-DEN': 'Lo sentimos, debes ser mayor de edad', 'ES-8-NO': 'no se ve en el diálogo' },
    },
    {
      name: 'a notice about shared devices that leaves out minors',
      plant: withWords('lo compartes con menores de 18 años', 'lo compartes'),
      observe: seenByMeasuring(onPhone),
      rows: { 'DGP-REM': 'no marques la casilla' },
    },
    {
      name: 'a privacy text that no longer says the age is declared',
      plant: withWords('declaración', 'verificación'),
      observe: seenByMeasuring(onPhone),
      rows: {
        'DGP-AGE': 'panel de privacidad',
        'AA-LVL': 'panel de privacidad',
        'ISO-27566': 'panel de privacidad',
      },
    },
    {
      name: 'a footer that recommends no moderation',
      plant: withWords('un consumo responsable', 'un consumo alegre'),
      observe: seenByMeasuring(onPhone),
      rows: {
        'DGP-FAN': 'no se ve en la puerta',
        'DGP-RDM': 'Recomendamos un consumo responsable',
        'DGP-FIVE': 'Recomendamos un consumo responsable',
      },
    },
    {
      name: 'a site that no longer says whose it is',
      plant: withWords('Sitio oficial de la marca', 'Sitio de amigos'),
      observe: seenByMeasuring(onPhone),
      rows: { 'DGP-TRA': 'Sitio oficial de la marca', 'DGP-FIVE': 'Sitio oficial de la marca' },
    },
  ],
)
