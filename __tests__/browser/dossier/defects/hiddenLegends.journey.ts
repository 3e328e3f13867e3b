import '../../../../tools/build/nodeAssets'
import { screens } from '../../../../tools/dossier/chromium/measuredScreens'
import { gateVisit, paperVisit, withoutScriptVisits } from '../../../../tools/dossier/chromium/textVisit'
import { describeDefects } from '../support/describeDefects'
import { seenByMeasuring } from '../support/seenBy'
import { withStyles } from '../support/planting'

const onPhones = { ...gateVisit, sizes: screens.slice(0, 2) }
const onSmallestPhone = { ...gateVisit, sizes: screens.slice(0, 1) }
const withoutScript = withoutScriptVisits.slice(0, 1)

describeDefects(
  'legends that a person does not see',
  seenByMeasuring(onPhones, paperVisit, ...withoutScript),
  [
    {
      name: 'legends cut off by a clipping shape',
      plant: withStyles('.footer .legal-legends{clip-path:inset(50%)}'),
      observe: seenByMeasuring(onSmallestPhone),
      rows: { 'BO-259-09.I': 'px) no se ve «EL CONSUMO' },
    },
    {
      name: 'legends indented out of the window',
      plant: withStyles('.home-hero .legal-legends{text-indent:-999em}'),
      observe: seenByMeasuring(onSmallestPhone),
      rows: { 'BO-259-09.I': 'la portada del inicio' },
    },
    {
      name: 'legends under a box that lets the pointer through',
      plant: withStyles(
        '.gate .legal-legends{position:relative}.gate .legal-legends::after{content:"";position:absolute;inset:0;background:#14101c;pointer-events:none}',
      ),
      observe: seenByMeasuring(onSmallestPhone),
      rows: { 'BO-259-09.I': 'en la puerta (/, 320 × 640 px) no se ve' },
    },
    {
      name: 'legends made pale by a filter',
      plant: withStyles('.gate .legal-legends{filter:opacity(.1)}'),
      observe: seenByMeasuring(onSmallestPhone),
      rows: { 'BO-259-09.I': 'en la puerta (/, 320 × 640 px)' },
    },
    {
      name: 'legends whose letters are filled with nothing, without JavaScript',
      plant: withStyles('.no-script .legal-legends{-webkit-text-fill-color:transparent}'),
      observe: seenByMeasuring(...withoutScript),
      rows: { 'BO-259-09.I': 'la página sin JavaScript' },
    },
    {
      name: 'legends shrunk to nothing on the smallest phone alone',
      plant: withStyles('@media (max-width:330px){.footer .legal-legends{transform:scale(0)}}'),
      observe: seenByMeasuring(onPhones),
      rows: { 'BO-259-09.I': 'en el pie (/, 320 × 640 px)', 'BO-259-09.II': '/ a 320 × 640 px: 0' },
    },
    {
      name: 'legends left out on paper',
      plant: withStyles('@media print{.footer .legal-legends{visibility:hidden}}'),
      observe: seenByMeasuring(paperVisit),
      rows: { 'BO-259-09.I': 'la hoja impresa' },
    },
  ],
)
