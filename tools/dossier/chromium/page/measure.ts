import type { LegendMeasure } from '../../../../src/audit/dossier/evidence/evidence'
import { contrastOf } from './colours'
import { frameOf, hideLetters, showSentence, wordsOnScreen, type Rect, type WordOnScreen } from './letters'
import { areaOf, findSentence, isSeen } from './sentences'

interface SentenceMeasure {
  /** The words as drawn; null where they are missing or hidden. */
  readonly words: string | null
  readonly areaPx: number
  readonly areaShare: number
  readonly contrast: number
  readonly fontPx: number
}

/** What is measured in the page; `measuring.ts` adds the element, the address and the screen. */
type LegendFigures = Omit<LegendMeasure, 'element' | 'address' | 'width' | 'height'>

export interface MeasuringWindow extends Window {
  readonly dossier: {
    /** Null where the page has no such element. */
    sentences(selector: string, sentences: readonly string[]): readonly SentenceMeasure[] | null
    legends(selector: string, sentences: readonly string[]): LegendFigures | null
    contrastOf: typeof contrastOf
    /** The sentence's words once it is in view, and a way to hide its letters; null where the element does not hold it. */
    show(selector: string, sentence: string): readonly WordOnScreen[] | null
    hide(selector: string, sentence: string): void
    restore(): void
    frames(sentences: readonly string[]): readonly (Rect | null)[]
  }
}

const absent: SentenceMeasure = { words: null, areaPx: 0, areaShare: 0, contrast: 0, fontPx: 0 }

// Finer figures change with nothing that a person sees.
const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

const boxOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return width * height
}

function sentence(root: Element, words: string): SentenceMeasure {
  const range = findSentence(root, words)
  const letters = range?.startContainer.parentElement
  if (!range || !letters || !isSeen(range)) return absent
  return {
    words: range.toString(),
    areaPx: Math.round(areaOf(range)),
    areaShare: rounded(areaOf(range) / boxOf(root), 4),
    contrast: rounded(contrastOf(letters), 2),
    fontPx: rounded(letterPx(letters), 2),
  }
}

const letterPx = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)

/** The words as `text-transform` shows them. */
function lettersDrawn(range: Range): string {
  const { parentElement } = range.startContainer
  const transform = parentElement && getComputedStyle(parentElement).textTransform
  const words = range.toString()
  if (transform === 'lowercase') return words.toLowerCase()
  return transform === 'uppercase' ? words.toUpperCase() : words
}

/** Visible content of the element follows the block in reading order. */
function hasContentAfter(root: Element, block: Element): boolean {
  const after = [...root.querySelectorAll('*')].filter(
    (element) => block.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return after.some((element) => boxOf(element) > 0 && element.checkVisibility({ visibilityProperty: true }))
}

function legends(selector: string, sentences: readonly string[]): LegendFigures | null {
  const root = document.querySelector(selector)
  const block = root?.querySelector('.legal-legends')
  if (!root || !block) return null
  const ranges = sentences.flatMap((words) => findSentence(block, words) ?? [])
  const drawn = ranges.filter(isSeen)
  return {
    elementPx: Math.round(boxOf(root)),
    blockShare: rounded(boxOf(block) / boxOf(root), 4),
    textShare: rounded(drawn.reduce((sum, range) => sum + areaOf(range), 0) / boxOf(root), 4),
    contrast: rounded(Math.min(...[...block.children].map(contrastOf)), 2),
    fontPx: rounded(Math.min(...[...block.children].map(letterPx)), 2),
    isCapitals:
      drawn.length === sentences.length && drawn.every((range) => !/\p{Ll}/u.test(lettersDrawn(range))),
    isLast: !hasContentAfter(root, block),
  }
}

let restoreLetters = () => {}

Object.assign(window, {
  dossier: {
    sentences(selector: string, sentences: readonly string[]) {
      const root = document.querySelector(selector)
      return root && sentences.map((words) => sentence(root, words))
    },
    legends,
    contrastOf,
    show(selector: string, words: string) {
      const root = document.querySelector(selector)
      const range = root && showSentence(root, words)
      return range && wordsOnScreen(range)
    },
    hide(selector: string, words: string) {
      const root = document.querySelector(selector)
      const range = root && findSentence(root, words)
      if (range) restoreLetters = hideLetters(range)
    },
    restore: () => restoreLetters(),
    frames: (sentences: readonly string[]) => sentences.map(frameOf),
  },
})
