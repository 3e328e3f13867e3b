import type { Page } from '@playwright/test'
import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import type { PlaceId } from '../../../src/audit/dossier/evidence/places'
import { placeSubject } from '../../../src/audit/dossier/evidence/subjects'
import { products } from '../../../src/content/products'
import { paths } from '../../../src/shared/paths'
import { showErrorScreen, showLoadingScreen, showQuestion } from './showScreens'
import { gateScreen } from './gateScreen'
import { attempt } from './interruptions'
import { inOrderOfScreens, otherScreens, paper, screens, type Screen } from './measuredScreens'
import { legendTexts } from './legendTexts'
import { measureOrder, measurePaper, measureRoutes } from './legendVisits'
import { gateTexts, orderTexts, privacyTexts } from './measuredTexts'
import { measureCollector, type Collector } from './measuring'
import { withVisit, type ServedBrowser } from './servedBrowser'
import { setStored } from './storedValues'
import { mapConcurrently } from '../../shared/mapConcurrently'

async function measureGate(page: Page, collector: Collector) {
  const screen = gateScreen(page)
  await showQuestion(page)
  await collector.element('gate', '.gate__panel', gateTexts)
  await screen.no.click()
  await collector.place({ place: 'dialog', selector: 'dialog', texts: ['rejection', 'rejection-detail'] })
  await screen.close.click()
  await screen.enter(true)
  await collector.element('hero', '.home-hero')
  await collector.element('footer', '.footer', ['official', 'responsible', 'forward'])
  await page.locator('.privacy summary').click()
  await collector.place({ place: 'privacy', selector: '.privacy', texts: privacyTexts })
}

async function measurePages(page: Page, collector: Collector) {
  const screen = gateScreen(page)
  await page.goto(paths.bottles)
  await screen.enter(true)
  await collector.element('sketch', '.sketch-sheet__poster')
  await collector.element('bottles', '.quote-composer')
  await collector.place({ place: 'film', selector: '.film__screen', texts: legendTexts })
  await collector.place({ place: 'quote', selector: '.quote-composer', texts: orderTexts })
  for (const { id } of products) {
    await page.goto(paths.product(id))
    await screen.waitForSite()
    await collector.element('product', '.product-detail', orderTexts)
  }
}

/** The screens that a fault brings up: no storage, no code, the wait. */
async function measureFaults(page: Page, collector: Collector) {
  const screen = gateScreen(page)
  await page.goto('/robots.txt')
  await setStored(page, 'sessionStorage', { kind: 'full' })
  await page.goto('/')
  await screen.enter()
  await collector.place({ place: 'notice', selector: 'body', texts: ['unsaved'] })
  await showErrorScreen(page)
  await collector.place({ place: 'error', selector: '.error-screen', texts: legendTexts })
}

async function measureWait(page: Page, collector: Collector) {
  await showLoadingScreen(page)
  await collector.place({ place: 'loading', selector: '.static-loading', texts: ['loading'] })
}

async function measureWithoutScript(page: Page, collector: Collector) {
  await page.goto('/')
  const texts = [...legendTexts, 'no-script', 'requirement', 'responsible'] as const
  await collector.place({ place: 'no-script', selector: '.no-script', texts })
}

/** The legends in what fills a screen and changes with its height. */
async function measureHighElements(page: Page, collector: Collector) {
  const screen = gateScreen(page)
  await showQuestion(page)
  await collector.legends('gate', '.gate__panel')
  await screen.enter()
  await collector.legends('hero', '.home-hero')
  await collector.legends('footer', '.footer')
}

export interface MeasuringVisit {
  readonly measure: (page: Page, collector: Collector) => Promise<void>
  readonly sizes: readonly Screen[]
  /** All that it must measure. */
  readonly places: readonly PlaceId[]
}

export const gateVisit: MeasuringVisit = {
  measure: measureGate,
  sizes: screens,
  places: ['gate', 'dialog', 'hero', 'footer', 'privacy'],
}

export const paperVisit: MeasuringVisit = { measure: measurePaper, sizes: [paper], places: ['paper'] }

// Without JavaScript no frame is drawn for a window that changes: each size is a visit of its own.
export const withoutScriptVisits = screens.map((screen): MeasuringVisit => ({
  measure: measureWithoutScript,
  sizes: [screen],
  places: ['no-script'],
}))

const visitsOf = (addresses: readonly string[]): readonly MeasuringVisit[] => [
  { measure: measureRoutes(addresses), sizes: screens, places: ['footer'] },
  { measure: measureOrder, sizes: screens, places: ['order'] },
  paperVisit,
  gateVisit,
  { measure: measurePages, sizes: screens, places: ['sketch', 'bottles', 'film', 'quote', 'product'] },
  { measure: measureFaults, sizes: screens, places: ['notice', 'error'] },
  { measure: measureWait, sizes: screens, places: ['loading'] },
  ...withoutScriptVisits,
  { measure: measureHighElements, sizes: otherScreens, places: ['gate', 'hero', 'footer'] },
]

export const measureTexts = (served: ServedBrowser, { measure, sizes, places }: MeasuringVisit) =>
  attempt(served.patience, places.map(placeSubject), () =>
    withVisit(
      served,
      async (page) => {
        const collector = measureCollector(page, sizes)
        await measure(page, collector)
        return collector.all
      },
      { viewport: sizes[0] ?? null, javaScriptEnabled: measure !== measureWithoutScript },
    ),
  )

/** Every legal sentence and every advertising element, on every screen. */
export async function measureAllTexts(
  served: ServedBrowser,
  addresses: readonly string[],
): Promise<
  Pick<Evidence['texts'], 'measures' | 'legends' | 'drawings'> & Pick<Evidence['results'], 'interruptions'>
> {
  const measured = await mapConcurrently(visitsOf(addresses), (visit) => measureTexts(served, visit))
  return {
    measures: inOrderOfScreens(measured.flatMap(({ value }) => value?.measures ?? [])),
    legends: inOrderOfScreens(measured.flatMap(({ value }) => value?.legends ?? [])),
    drawings: inOrderOfScreens(measured.flatMap(({ value }) => value?.drawings ?? [])),
    interruptions: measured.flatMap(({ interruptions }) => interruptions),
  }
}
