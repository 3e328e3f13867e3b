import '../../../../tools/build/nodeAssets'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pagesObserver } from '../../../../tools/dossier/chromium/observations/pages'
import { quietGateObserver } from '../../../../tools/dossier/chromium/observations/quietGate'
import { expectSome } from '../../../support/expectSome'
import { distFolder } from '../../support/builtSite'
import { describeDefects } from '../support/describeDefects'
import { seenByObservers } from '../support/seenBy'
import { withScript } from '../support/planting'

const [picture] = expectSome(readdirSync(join(distFolder, 'media')).filter((name) => name.endsWith('.avif')))

/** The page's script asks for a picture of the catalogue; `data-picture` names it. */
const withPicture = (plant: (html: string) => string) => (html: string) =>
  plant(html).replace('<html', `<html data-picture=/media/${picture}`)

describeDefects(
  'requests that nobody was told of',
  seenByObservers(pagesObserver(['/']), quietGateObserver),
  [
    {
      name: 'a picture of the catalogue as soon as the box is ticked',
      plant: withPicture(
        withScript(() => {
          addEventListener('change', () => {
            new Image().src = document.documentElement.dataset.picture ?? ''
          })
        }),
      ),
      observe: seenByObservers(quietGateObserver),
      rows: { 'ABI-AGE': `/media/${picture}` },
    },
    {
      name: 'a picture of the catalogue after five idle minutes',
      plant: withPicture(
        withScript(() => {
          const ask = () => {
            new Image().src = document.documentElement.dataset.picture ?? ''
          }
          addEventListener('load', () => setTimeout(ask, 5 * 60_000))
        }),
      ),
      observe: seenByObservers(quietGateObserver),
      rows: { 'ABI-AGE': `/media/${picture}` },
    },
    {
      name: 'a picture of the catalogue once NO has the focus',
      plant: withPicture(
        withScript(() => {
          addEventListener('focusin', ({ target }) => {
            if (target instanceof HTMLButtonElement && target.value === 'no')
              void fetch(document.documentElement.dataset.picture ?? '')
          })
        }),
      ),
      observe: seenByObservers(quietGateObserver),
      rows: { 'ABI-AGE': `/media/${picture}` },
    },
    {
      name: 'a beacon that reports who said NO',
      plant: withScript(() => {
        addEventListener('click', ({ target }) => {
          if (target instanceof HTMLButtonElement && target.value === 'no')
            navigator.sendBeacon('https://medicion.example/no')
        })
      }),
      rows: {
        'ABI-AGE': 'sendBeacon https://medicion.example/no',
        'PR-DEVICE': 'sendBeacon https://medicion.example/no',
      },
    },
    {
      name: 'a stream of events from another host before SÍ',
      plant: withScript(() => {
        const listen = () => new EventSource('https://avisos.example/lista')
        addEventListener('load', listen)
      }),
      rows: { 'DGP-PRV': 'avisos.example', 'ABI-AGE': 'avisos.example', 'PR-DEVICE': 'avisos.example' },
    },
    {
      name: 'a pixel of another host at the end of the page',
      plant: withScript(() => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('#contenido h1')) return
          observer.disconnect()
          document.body.append(Object.assign(new Image(), { src: 'https://pixel.example/1.gif' }))
        })
        observer.observe(document, { childList: true, subtree: true })
      }),
      observe: seenByObservers(pagesObserver(['/'])),
      rows: { 'DGP-PRV': 'pixel.example', 'PR-DEVICE': 'pixel.example' },
    },
  ],
)
