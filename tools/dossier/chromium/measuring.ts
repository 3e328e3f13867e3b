import type { Page } from '@playwright/test'
import type {
  Capture,
  Drawing,
  LegendMeasure,
  TextMeasure,
} from '../../../src/audit/dossier/evidence/evidence'
import type { ElementId, PlaceId } from '../../../src/audit/dossier/evidence/places'
import { legalSentences, type TextId } from '../../../src/audit/dossier/requirements/legalSentences'
import { excessLegend, minorsLegend } from '../../../src/content/legal'
import { fingerprint } from '../../shared/fingerprint'
import { drawLegends } from './drawnLegends'
import { legendTexts } from './legendTexts'
import type { Screen } from './measuredScreens'
import type { MeasuringWindow } from './page/measure'
import { bundlePageScript } from './pageScript'

/** Where a page's sentences are looked for. */
interface Place {
  readonly place: PlaceId
  readonly selector: string
  readonly texts: readonly TextId[]
}

let measuring: string | undefined

const isAt = (page: Page, { width, height }: Screen) =>
  page.viewportSize()?.width === width && page.viewportSize()?.height === height

/** Two frames: what follows a media query is drawn. */
const resize = async (page: Page, screen: Screen) => {
  await page.setViewportSize(screen)
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
}

const ready = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate((measuring ??= bundlePageScript()))
}

const at = (page: Page) => {
  const { pathname } = new URL(page.url())
  return { address: pathname, width: page.viewportSize()?.width ?? 0 }
}

/** Where the legends are in the window, in CSS px; one that is not wholly in it has no frame. */
export async function legendFrames(page: Page): Promise<Capture['frames']> {
  await ready(page)
  const frames = await page.evaluate(
    (sentences) => (window as unknown as MeasuringWindow).dossier.frames(sentences),
    legendTexts.map((id) => legalSentences[id] as string),
  )
  return legendTexts.flatMap((text, index) => {
    const frame = frames[index]
    return frame ? [{ text, ...frame }] : []
  })
}

/** Where and how the page draws the sentences of a place; `sha256` is null for those that it does not. */
async function measureTextsIn(page: Page, { place, selector, texts: ids }: Place): Promise<TextMeasure[]> {
  await ready(page)
  const seen = await page.evaluate(
    ([root, sentences]) => (window as unknown as MeasuringWindow).dossier.sentences(root, sentences),
    [selector, ids.map((id) => legalSentences[id] as string)] as const,
  )
  return ids.map((text, index) => {
    const { words = null, ...figures } = seen?.[index] ?? { areaPx: 0, areaShare: 0, contrast: 0, fontPx: 0 }
    return { text, place, ...at(page), sha256: words === null ? null : fingerprint(words), ...figures }
  })
}

/** The legends' block in an advertising element; nothing where the page has none. */
async function measureLegendsIn(page: Page, element: ElementId, selector: string): Promise<LegendMeasure[]> {
  await ready(page)
  const seen = await page.evaluate(
    ([root, sentences]) => (window as unknown as MeasuringWindow).dossier.legends(root, sentences),
    [selector, [excessLegend, minorsLegend] as readonly string[]] as const,
  )
  return seen ? [{ element, ...at(page), height: page.viewportSize()?.height ?? 0, ...seen }] : []
}

/** Notes down everything measured on a page, in a window of each size; without sizes, in the window as it is. */
export function measureCollector(page: Page, screens: readonly Screen[] = []) {
  const measures: TextMeasure[] = []
  const legends: LegendMeasure[] = []
  const drawings: Drawing[] = []
  let order = screens
  async function atEveryScreen(measure: () => Promise<void>) {
    if (order.length === 0) await measure()
    for (const screen of order) {
      if (!isAt(page, screen)) await resize(page, screen)
      await measure()
    }
    // The next page is opened in the last window: one in the smallest, one in the largest.
    order = order.toReversed()
  }
  return {
    all: { measures, legends, drawings },
    place: (place: Place) =>
      atEveryScreen(async () => {
        measures.push(...(await measureTextsIn(page, place)))
        if (legendTexts.every((text) => place.texts.includes(text)))
          drawings.push(...(await drawLegends(page, place.place, place.selector)))
      }),
    element: (place: ElementId, selector: string, more: readonly TextId[] = []) =>
      atEveryScreen(async () => {
        measures.push(...(await measureTextsIn(page, { place, selector, texts: [...legendTexts, ...more] })))
        legends.push(...(await measureLegendsIn(page, place, selector)))
        drawings.push(...(await drawLegends(page, place, selector)))
      }),
    legends: (element: ElementId, selector: string) =>
      atEveryScreen(async () => {
        legends.push(...(await measureLegendsIn(page, element, selector)))
        drawings.push(...(await drawLegends(page, element, selector)))
      }),
    drawn: (place: PlaceId, selector: string) =>
      atEveryScreen(async () => {
        await ready(page)
        drawings.push(...(await drawLegends(page, place, selector)))
      }),
  }
}

export type Collector = ReturnType<typeof measureCollector>
