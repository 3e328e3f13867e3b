/** Letters of an element, its text nodes joined, and where each begins. */
function lettersOf(root: Element) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const parts: { readonly node: Text; readonly start: number }[] = []
  let letters = ''
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    parts.push({ node: node as Text, start: letters.length })
    letters += (node as Text).data
  }
  return { letters, parts }
}

/** The range that holds the sentence word for word; null where it is not. */
export function findSentence(root: Element, sentence: string): Range | null {
  const { letters, parts } = lettersOf(root)
  const from = letters.indexOf(sentence)
  if (from < 0) return null
  const at = (offset: number) => parts.findLast(({ start }) => start <= offset)
  const [first, last] = [at(from), at(from + sentence.length - 1)]
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, from - first.start)
  range.setEnd(last.node, from + sentence.length - last.start)
  return range
}

/** Area of the lines' boxes, in px²; 0 where nothing is drawn. */
export const areaOf = (range: Range): number =>
  [...range.getClientRects()].reduce((sum, { width, height }) => sum + width * height, 0)

/** Drawn, and not hidden from view. */
export const isSeen = (range: Range): boolean =>
  areaOf(range) > 0 &&
  (range.startContainer.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ??
    false)
