import type { Page } from '@playwright/test'
import { buildSync } from 'esbuild'
import { resolve } from 'node:path'
import type { LegendMeasure, TextMeasure } from '../../../src/audit/dossier/evidence/evidence'
import type { ElementId, PlaceId } from '../../../src/audit/dossier/evidence/places'
import { legalSentences, type TextId } from '../../../src/audit/dossier/requirements/texts'
import { excessLegend, minorsLegend } from '../../../src/content/legal'
import { fingerprint } from '../verifier/fingerprintedFile'
import type { MeasuringWindow } from './page/measure'

const script = () =>
  buildSync({
    entryPoints: [resolve(__dirname, 'page/measure.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'chrome120',
  }).outputFiles[0]?.text ?? ''

export const legendTexts = ['excess', 'minors'] as const satisfies readonly TextId[]

/** Where a page's sentences are looked for. */
interface Place {
  readonly place: PlaceId
  readonly selector: string
  readonly texts: readonly TextId[]
}

let measuring: string | undefined

const ready = async (page: Page) => {
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await page.evaluate((measuring ??= script()))
}

const at = (page: Page) => {
  const { pathname } = new URL(page.url())
  return { address: pathname, width: page.viewportSize()?.width ?? 0 }
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

/** Notes down everything measured on a page. */
export function measureCollector(page: Page) {
  const measures: TextMeasure[] = []
  const legends: LegendMeasure[] = []
  return {
    all: { measures, legends },
    place: async (place: Place) => void measures.push(...(await measureTextsIn(page, place))),
    async element(place: ElementId, selector: string, more: readonly TextId[] = []) {
      measures.push(...(await measureTextsIn(page, { place, selector, texts: [...legendTexts, ...more] })))
      legends.push(...(await measureLegendsIn(page, place, selector)))
    },
    legends: async (element: ElementId, selector: string) =>
      void legends.push(...(await measureLegendsIn(page, element, selector))),
  }
}

export type Collector = ReturnType<typeof measureCollector>
