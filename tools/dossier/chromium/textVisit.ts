import type { BrowserContext, Page } from '@playwright/test'
import type { ElementId, LegendMeasure, Sighting } from '../../../src/audit/dossier/evidence/evidence'
import type { TextId } from '../../../src/audit/dossier/requirements/texts'
import { products } from '../../../src/content/products'
import { paths } from '../../../src/shared/paths'
import { failToLoad } from './failToLoad'
import { gateScreen } from './gateScreen'
import { legendsIn, sightingsIn, type Place } from './measuring'
import { inVisit, type Stage } from './stage'
import { putInto } from './storedIn'
import { showWait } from './showWait'

/** CSS px: a phone, a tablet, a desktop. */
export const screens = [
  { width: 320, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

interface Measured {
  readonly sightings: readonly Sighting[]
  readonly legends: readonly LegendMeasure[]
}

const both = ['excess', 'minors'] as const satisfies readonly TextId[]
const order = ['identity', 'forward'] as const satisfies readonly TextId[]

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
function notebook(page: Page) {
  const sightings: Sighting[] = []
  const legends: LegendMeasure[] = []
  return {
    all: { sightings, legends },
    place: async (place: Place) => void sightings.push(...(await sightingsIn(page, place))),
    async element(place: ElementId, selector: string, more: readonly TextId[] = []) {
      sightings.push(...(await sightingsIn(page, { place, selector, texts: [...both, ...more] })))
      legends.push(...(await legendsIn(page, place, selector)))
    },
  }
}

async function measureGate(context: BrowserContext): Promise<Measured> {
  const page = await context.newPage()
  const screen = gateScreen(page)
  const book = notebook(page)
  await page.goto('/')
  await screen.isAsked()
  await book.element('puerta', '.gate__panel', gateTexts)
  await screen.no.click()
  await book.place({ place: 'dialogo', selector: 'dialog', texts: ['rejection', 'rejection-detail'] })
  await screen.close.click()
  await screen.enter(true)
  await book.element('portada', '.home-hero')
  await book.element('pie', '.footer', ['official', 'responsible', 'forward'])
  await page.locator('.privacy summary').click()
  await book.place({ place: 'privacidad', selector: '.privacy', texts: privacyTexts })
  return book.all
}

async function measurePages(context: BrowserContext): Promise<Measured> {
  const page = await context.newPage()
  const screen = gateScreen(page)
  const book = notebook(page)
  await page.goto(paths.bottles)
  await screen.enter(true)
  await book.element('botellas', '.bottles-header')
  await book.place({ place: 'pelicula', selector: '.film__screen', texts: both })
  await book.place({ place: 'cotizacion', selector: '.quote-composer', texts: order })
  for (const { id } of products) {
    await page.goto(paths.product(id))
    await screen.isInside()
    await book.element('producto', '.product-detail', order)
  }
  return book.all
}

/** The screens that a fault brings up: no storage, no code, the wait. */
async function measureFaults(context: BrowserContext): Promise<Measured> {
  const page = await context.newPage()
  const screen = gateScreen(page)
  const book = notebook(page)
  await page.goto('/robots.txt')
  await putInto(page, 'sessionStorage', { kind: 'full' })
  await page.goto('/')
  await screen.enter()
  await book.place({ place: 'aviso', selector: 'body', texts: ['unsaved'] })
  await failToLoad(page)
  await book.place({ place: 'error', selector: '.error-screen', texts: both })
  return book.all
}

async function measureWait(context: BrowserContext): Promise<Measured> {
  const page = await context.newPage()
  const book = notebook(page)
  await showWait(page)
  await book.place({ place: 'carga', selector: '.static-loading', texts: ['loading'] })
  return book.all
}

async function measureWithoutScript(context: BrowserContext): Promise<Measured> {
  const page = await context.newPage()
  const book = notebook(page)
  await page.goto('/')
  const texts = [...both, 'no-script', 'requirement', 'responsible'] as const
  await book.place({ place: 'sin-javascript', selector: '.no-script', texts })
  return book.all
}

const measures = [measureGate, measurePages, measureFaults, measureWait, measureWithoutScript]

/** Every legal sentence and every advertising element, at every width: each a visit of its own. */
export const textCases = screens.flatMap((viewport) => measures.map((measure) => ({ viewport, measure })))

export const measureTexts = (
  stage: Stage,
  { viewport, measure }: (typeof textCases)[number],
): Promise<Measured> =>
  inVisit(stage, measure, { viewport, javaScriptEnabled: measure !== measureWithoutScript })
