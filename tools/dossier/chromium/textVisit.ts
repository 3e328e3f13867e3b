import type { Page } from '@playwright/test'
import type { LegendMeasure, TextMeasure } from '../../../src/audit/dossier/evidence/evidence'
import type { ElementId } from '../../../src/audit/dossier/evidence/places'
import type { TextId } from '../../../src/audit/dossier/requirements/texts'
import { products } from '../../../src/content/products'
import { paths } from '../../../src/shared/paths'
import { showErrorScreen, showLoadingScreen } from './showScreens'
import { gateScreen } from './gateScreen'
import { measureLegendsIn, measureTextsIn, type Place } from './measuring'
import { withVisit, type ServedBrowser } from './servedBrowser'
import { setStored } from './storedValues'

/** CSS px: a phone, a tablet, a desktop. */
export const screens = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

interface Measured {
  readonly measures: readonly TextMeasure[]
  readonly legends: readonly LegendMeasure[]
}

const legendTexts = ['excess', 'minors'] as const satisfies readonly TextId[]
const orderTexts = ['identity', 'forward'] as const satisfies readonly TextId[]

export const gateTexts = [
  'requirement',
  'question',
  'remember',
  'remember-notice',
  'responsible',
  'identity',
  'official',
] as const satisfies readonly TextId[]

const privacyTexts = [
  'privacy-intro',
  'privacy-status',
  'privacy-scroll',
  'privacy-copies',
  'privacy-age',
  'privacy-third-parties',
  'privacy-deletion',
  'privacy-browser-cache',
  'forget',
] as const satisfies readonly TextId[]

/** Notes down everything measured on a page. */
function measureCollector(page: Page) {
  const measures: TextMeasure[] = []
  const legends: LegendMeasure[] = []
  return {
    all: { measures, legends },
    place: async (place: Place) => void measures.push(...(await measureTextsIn(page, place))),
    async element(place: ElementId, selector: string, more: readonly TextId[] = []) {
      measures.push(...(await measureTextsIn(page, { place, selector, texts: [...legendTexts, ...more] })))
      legends.push(...(await measureLegendsIn(page, place, selector)))
    },
  }
}

type Collector = ReturnType<typeof measureCollector>

async function measureGate(page: Page, collector: Collector) {
  const screen = gateScreen(page)
  await page.goto('/')
  await screen.waitForQuestion()
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
  await collector.element('bottles', '.bottles-header')
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

const measures = [measureGate, measurePages, measureFaults, measureWait, measureWithoutScript]

/** Every legal sentence and every advertising element, at every width: each a visit of its own. */
export const textCases = screens.flatMap((viewport) => measures.map((measure) => ({ viewport, measure })))

export const measureTexts = (
  served: ServedBrowser,
  { viewport, measure }: (typeof textCases)[number],
): Promise<Measured> =>
  withVisit(
    served,
    async (context) => {
      const page = await context.newPage()
      const collector = measureCollector(page)
      await measure(page, collector)
      return collector.all
    },
    { viewport, javaScriptEnabled: measure !== measureWithoutScript },
  )
