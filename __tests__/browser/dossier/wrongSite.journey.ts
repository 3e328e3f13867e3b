import '../../../tools/build/nodeAssets'
import type { ObservationResult } from '../../../src/audit/dossier/evidence/evidence'
import { pagesObserver } from '../../../tools/dossier/chromium/observations/pages'
import { visitScenarios } from '../../../tools/dossier/chromium/scenarioVisit'
import { openServedBrowser, openVisit } from '../../../tools/dossier/chromium/servedBrowser'
import { plantedCopy } from './support/plantedCopy'
import { expect, test } from '../support/visitor'

// The dossier's visits to a site that is wrong: what they report is what they saw. One copy of the site for all.
test.describe.configure({ mode: 'default' })

let copy: ReturnType<typeof plantedCopy>
let served: Awaited<ReturnType<typeof openServedBrowser>>

test.beforeAll(async () => {
  copy = plantedCopy()
  served = await openServedBrowser(copy.folder)
})

test.afterAll(async () => {
  await served.close()
  copy.remove()
})

test('a cookie that one page sets is counted', async () => {
  const page = await openVisit(served)
  await page.addInitScript(() => {
    if (location.pathname === '/nosotros') document.cookie = 'visita=1'
  })
  const observed: ObservationResult[] = []
  await pagesObserver(['/', '/nosotros']).observe(page, (...results) => observed.push(...results))
  expect(observed.find(({ id }) => id === 'no-cookies')).toMatchObject({
    expected: '0 cookies',
    found: '1 cookies',
  })
})

test('a message that is no longer there is not taken for the expected one', async () => {
  // The dialog opens on NO, and not again: the visit asks for it a second time to see whether the message is held.
  const opensOnce =
    '<script>const own=HTMLDialogElement.prototype.showModal;let isShown=false;HTMLDialogElement.prototype.showModal=function(){if(!isShown)own.call(this);isShown=true}</script>'
  copy.plant((html) => html.replace('</title>', `</title>${opensOnce}`))
  const link = '?pasos=no'
  const comparisons = (await visitScenarios(served, [link])).get(link)
  expect(comparisons?.at(-1)?.expected).toContain('mensaje=true')
  expect(comparisons?.at(-1)?.found).toContain('mensaje=false')
})
