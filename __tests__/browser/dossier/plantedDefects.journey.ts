import '../../../tools/build/nodeAssets'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { paintingClosings } from '../../../src/content/paintingClosings'
import { premiumPrice } from '../../../src/content/constants'
import { gate, officialSite } from '../../../src/content/legal'
import { products } from '../../../src/content/products'
import { forgetVisits, visitBeforeYes } from '../../../tools/dossier/chromium/requestVisit'
import { openServedBrowser, openVisit } from '../../../tools/dossier/chromium/servedBrowser'
import { failingRows } from '../../audit/dossier/support/failingRows'
import { soundEvidence } from '../../audit/dossier/support/soundEvidence'
import { distFolder } from '../support/builtSite'
import { gateEvidence } from './support/gateEvidence'
import { plantedCopy } from './support/plantedCopy'
import { expect, test } from '../support/visitor'

// One copy of the site, one defect at a time.
test.describe.configure({ mode: 'default' })

let sound: Evidence
let copy: ReturnType<typeof plantedCopy>
let served: Awaited<ReturnType<typeof openServedBrowser>>
let page: Page

test.beforeAll(async () => {
  sound = await soundEvidence()
  copy = plantedCopy()
  served = await openServedBrowser(copy.folder)
  page = await openVisit(served)
})

test.afterAll(async () => {
  await served.close()
  copy.remove()
})

const observe = () => gateEvidence(page, copy.folder, sound)

const styled = (rule: string) => (html: string) => html.replace('</title>', `</title><style>${rule}</style>`)
const inGate = (from: string, to: string) => (html: string) => {
  const start = html.indexOf('<main class=gate>')
  return html.slice(0, start) + html.slice(start).replace(from, to)
}
const picture = readdirSync(join(distFolder, 'media')).find((name) => name.endsWith('.jpg'))

test('the gate as it was built fails no row of the dossier', async () => {
  copy.restore()
  expect(failingRows(await observe())).toEqual([])
})

test('what the gate requests once it is idle is recorded, however late that is', async () => {
  const late =
    '<script>const own=requestIdleCallback;requestIdleCallback=(work)=>setTimeout(()=>own(work),3000)</script>'
  copy.plant((html) => html.replace('</title>', `</title>${late}`))
  await forgetVisits(page)
  const { seen } = await visitBeforeYes(page, copy.folder, '/')
  expect(seen.requests.map(({ path }) => path)).toContainEqual(expect.stringMatching(/^\/assets\/react\./))
})

const defects: readonly (readonly [string, (html: string) => string, readonly string[]])[] = [
  ['a legend with a letter wrong', inGate('ES DAÑINO', 'ES DANINO'), ['BO-259-09.I', 'BO-259-09.II']],
  [
    'legends in small type',
    styled('.gate .legal-legends{font-size:6px;padding:0;margin:0}'),
    ['BO-259-09.II'],
  ],
  [
    'legends in small letters',
    styled('.gate .legal-legends{text-transform:lowercase}'),
    ['BO-259-09.I', 'BO-259-09.II'],
  ],
  [
    'a sentence after the legends',
    inGate('DE EDAD</p></div>', 'DE EDAD</p></div><p>Salud</p>'),
    ['BO-259-09.IV'],
  ],
  ['a notice too pale to read', styled('.gate .gate-answers__notice{color:#3a3044}'), ['DGP-REM']],
  ['a notice that is not tied to the box', inGate('aria-describedby', 'data-described'), ['DGP-REM']],
  ['a box ticked by default', inGate('name=remember', 'checked name=remember'), ['ES-5-CASILLA']],
  [
    'a label too small for a finger',
    styled('.gate .gate-answers__label{min-height:0;height:30px;padding:0}'),
    ['AC-TARGETS-48'],
  ],
  [
    'a field more',
    inGate(`${gate.remember}</label>`, `${gate.remember}</label><input aria-label=Correo>`),
    ['AC-PAGE', 'ES-5-CAMPOS'],
  ],
  [
    'a gate that says it is a dialog',
    inGate('<main class=gate>', '<main class=gate aria-modal=true>'),
    ['AC-PAGE'],
  ],
  ['a rejection without a name', inGate('aria-labelledby', 'data-labelledby'), ['AC-DIALOG']],
  [
    'a rejection that leads somewhere',
    inGate('</h2>', '</h2><a href=/productos/singani-premium-1>Compra</a>'),
    ['DGP-DEN'],
  ],
  ['no word of whose site this is', inGate(` ${officialSite}.`, ''), ['DGP-TRA', 'DGP-FIVE']],
  [
    'a price beside the question',
    inGate(gate.lead, `${gate.lead} Desde ${premiumPrice}`),
    ['DGP-AGE', 'ABI-AGE', 'ES-5-EDAD'],
  ],
  [
    'a bottle’s whole text in the structured data',
    (html) => html.replace(/("description":")[^"]*/, `$1${products[0]?.desc}`),
    ['ABI-AGE'],
  ],
  [
    'a painting’s story in a tag of the head',
    (html) =>
      html.replace(
        '</title>',
        `</title><meta name=historia content="${paintingClosings['totem-de-las-alturas']}">`,
      ),
    ['ABI-AGE'],
  ],
  [
    'the page’s own title in the tab',
    // The gate's script says the gate's title again; without JavaScript the tab would keep this one.
    (html) => html.replace(/<title>[^<]*/, '<title>Singani artesanal boliviano'),
    ['ABI-AGE'],
  ],
  [
    'a picture of the catalogue fetched ahead',
    (html) => html.replace('</title>', `</title><link rel=preload as=image href=/media/${picture}>`),
    ['ABI-AGE'],
  ],
]

for (const [name, spoil, rows] of defects) {
  test(`with ${name} the dossier fails exactly ${rows.join(', ')}`, async () => {
    copy.plant(spoil)
    expect(failingRows(await observe())).toEqual(rows)
  })
}
