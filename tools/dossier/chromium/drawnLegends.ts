import type { Page } from '@playwright/test'
import type { Drawing } from '../../../src/audit/dossier/evidence/evidence'
import type { PlaceId } from '../../../src/audit/dossier/evidence/places'
import { legalSentences } from '../../../src/audit/dossier/requirements/legalSentences'
import { changeRatios, type Pixels } from '../../shared/pixels'
import { legendTexts } from './legendTexts'
import type { WordOnScreen } from './page/letters'
import type { MeasuringWindow } from './page/measure'
import { shoot, type Box } from './shoot'

type Picture = Pixels & { readonly width: number }

/** A word at the law's least contrast darkens more of its box than this. */
const leastInk = 0.02

/** Antialiased edges are paler than the letter: the strongest twentieth of what changes is the letter itself. */
const strongest = 0.95

const partOf = ({ data, channels, width }: Picture, box: Box): Pixels => {
  const rows = Array.from({ length: Math.round(box.height) }, (_, row) => {
    const start = ((Math.round(box.y) + row) * width + Math.round(box.x)) * channels
    return data.subarray(start, start + Math.round(box.width) * channels)
  })
  return { data: Buffer.concat(rows), channels }
}

const quantile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 1

const around = (boxes: readonly Box[]): Box => {
  const left = Math.floor(Math.min(...boxes.map(({ x }) => x)))
  const top = Math.floor(Math.min(...boxes.map(({ y }) => y)))
  return {
    x: left,
    y: top,
    width: Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width))) - left,
    height: Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height))) - top,
  }
}

const isInWindow = (page: Page, { x, y, width, height }: Box) => {
  const window = page.viewportSize()
  return window !== null && x >= 0 && y >= 0 && x + width <= window.width && y + height <= window.height
}

function ratiosIn(word: WordOnScreen, clip: Box, [shown, hidden]: readonly [Picture, Picture]): number[] {
  return word.rects.flatMap(({ x, y, width, height }) => {
    const box = { x: x - clip.x, y: y - clip.y, width, height }
    return changeRatios(partOf(shown, box), partOf(hidden, box))
  })
}

const areaOf = ({ rects }: WordOnScreen) => rects.reduce((sum, { width, height }) => sum + width * height, 0)

const allHidden = (sentence: string) => ({ contrast: 0, hiddenWords: sentence.split(' ') })

/** How often a window that still changes by itself, or shows too little, is looked at. */
const maxLooks = 10
const betweenLooksMs = 100

interface Look {
  readonly words: readonly WordOnScreen[]
  readonly clip: Box
  readonly shown: Picture
  readonly hidden: Picture
  /** Nothing but the letters changed between the pictures. */
  readonly isSteady: boolean
}

/** The window's picture with the sentence's letters and without them; null where the letters are not in the window. */
async function look(page: Page, selector: string, sentence: string): Promise<Look | null> {
  const target = [selector, sentence] as const
  const words = await page.evaluate(
    (which) => (window as unknown as MeasuringWindow).dossier.show(...which),
    target,
  )
  const rects = words?.flatMap((word) => word.rects) ?? []
  const clip = around(rects)
  if (!words || rects.length === 0 || !isInWindow(page, clip)) return null
  const shown = await shoot(page, clip)
  await page.evaluate((which) => (window as unknown as MeasuringWindow).dossier.hide(...which), target)
  const hidden = await shoot(page, clip)
  await page.evaluate(() => (window as unknown as MeasuringWindow).dossier.restore())
  const again = await shoot(page, clip)
  return { words, clip, shown, hidden, isSteady: again.data.equals(shown.data) }
}

function drawingIn({ words, clip, shown, hidden }: Look) {
  const ratios = words.map((word) => ratiosIn(word, clip, [shown, hidden]))
  const isDrawn = (word: WordOnScreen, index: number) =>
    word.isOnTop && (ratios[index]?.length ?? 0) > leastInk * areaOf(word)
  return {
    contrast: Number(quantile(ratios.flat(), strongest).toFixed(1)),
    hiddenWords: words.flatMap((word, index) => (isDrawn(word, index) ? [] : [word.word])),
  }
}

/** What a person sees of a sentence, once the window has stopped changing by itself: a panel that opens comes into view. */
async function drawingOf(page: Page, selector: string, sentence: string) {
  for (let looks = 1; ; looks++) {
    const seen = await look(page, selector, sentence)
    const drawing = seen ? drawingIn(seen) : allHidden(sentence)
    const isSettled = seen?.isSteady && drawing.hiddenWords.length === 0
    if (isSettled || looks === maxLooks) return drawing
    await page.waitForTimeout(betweenLooksMs)
  }
}

/** Both legends in a place of the page, in the window as it is, as a person sees them. */
export async function drawLegends(page: Page, place: PlaceId, selector: string): Promise<Drawing[]> {
  const { pathname } = new URL(page.url())
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  const drawings: Drawing[] = []
  for (const text of legendTexts) {
    drawings.push({
      text,
      place,
      address: pathname,
      width,
      height,
      ...(await drawingOf(page, selector, legalSentences[text])),
    })
  }
  return drawings
}
