import { findSentence } from './sentences'

/** CSS px from the window's corner. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface WordOnScreen {
  readonly word: string
  /** One for each line that it stands on; none where it is not drawn. */
  readonly rects: readonly Rect[]
  /** What is found at the middle of each of its letters is the word's own element. */
  readonly isOnTop: boolean
}

const plain = ({ x, y, width, height }: DOMRect): Rect => ({ x, y, width, height })

function elementsIn(range: Range): HTMLElement[] {
  const walker = document.createNodeIterator(range.commonAncestorContainer, NodeFilter.SHOW_TEXT)
  const elements = new Set<HTMLElement>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (range.intersectsNode(node) && node.parentElement) elements.add(node.parentElement)
  }
  return [...elements]
}

function isOnTop(range: Range, owners: readonly Element[]): boolean {
  return [...range.getClientRects()].every(({ x, y, width, height }) => {
    const letters = Math.max(1, range.toString().length)
    return Array.from({ length: letters }, (_, index) => x + (width * (index + 0.5)) / letters).every(
      (middle) => {
        const found = document.elementFromPoint(middle, y + height / 2)
        return owners.some((owner) => owner === found || owner.contains(found))
      },
    )
  })
}

function wordsOf(range: Range): Range[] {
  const { startContainer, startOffset } = range
  const letters = range.toString()
  return [...letters.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const own = document.createRange()
    own.setStart(startContainer, startOffset + index)
    own.setEnd(startContainer, startOffset + index + word.length)
    return own
  })
}

/** Brings the sentence to the middle of the window; null where the element does not hold it in one piece. */
export function showSentence(root: Element, sentence: string): Range | null {
  const range = findSentence(root, sentence)
  if (!range || range.startContainer !== range.endContainer) return null
  range.startContainer.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return range
}

export const wordsOnScreen = (range: Range): WordOnScreen[] => {
  const owners = elementsIn(range)
  return wordsOf(range).map((word) => ({
    word: word.toString(),
    rects: [...word.getClientRects()].filter(({ width, height }) => width * height > 0).map(plain),
    isOnTop: word.getClientRects().length > 0 && isOnTop(word, owners),
  }))
}

/** Around all places in the document where the sentence is drawn whole in the window: the first of them; null where none is. */
export function frameOf(sentence: string): Rect | null {
  for (const element of document.querySelectorAll('.legal-legends')) {
    const range = findSentence(element, sentence)
    const box = range?.getBoundingClientRect()
    const isInWindow =
      box &&
      box.width > 0 &&
      box.top >= 0 &&
      box.left >= 0 &&
      box.right <= innerWidth &&
      box.bottom <= innerHeight
    if (range && isInWindow && wordsOnScreen(range).every((word) => word.isOnTop)) {
      const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(Math.round) as [
        number,
        number,
        number,
        number,
      ]
      return { x, y, width, height }
    }
  }
  return null
}

const hiding = { transition: 'none', '-webkit-text-fill-color': 'transparent' } as const

/** Makes the sentence's letters transparent, their ground stays; the returned function undoes it. */
export function hideLetters(range: Range): () => void {
  const elements = elementsIn(range)
  for (const { style } of elements) {
    for (const [name, value] of Object.entries(hiding)) style.setProperty(name, value, 'important')
  }
  // The content policy lets no `style` attribute be written back.
  return () =>
    elements.forEach(({ style }) => Object.keys(hiding).forEach((name) => style.removeProperty(name)))
}
