import type { Page } from '@playwright/test'

/** Runs in the page. */
const find = () => {
  const isRead = (element: Element) =>
    !element.closest('.visually-hidden, [aria-hidden="true"], svg') && element.checkVisibility()

  const lineOf = (node: Text, at: number) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    const { top, bottom, width } = range.getBoundingClientRect()
    return width > 0 ? { top, bottom, middle: (top + bottom) / 2 } : undefined
  }

  const strays: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  let before: Text | undefined
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    if (!node.parentElement || !isRead(node.parentElement)) continue
    if (before && /^[.,;:!?)»…]/.test(node.data) && /\S$/.test(before.data)) {
      const word = lineOf(before, before.data.length - 1)
      const mark = lineOf(node, 0)
      if (word && mark && mark.middle > word.bottom) strays.push(`${before.data} / ${node.data}`)
    }
    before = node
  }
  return strays
}

/** Each mark of punctuation that begins a line, after a link or another element; the words before it and it, parted by a stroke. */
export const findStrayMarks = (page: Page) => page.evaluate(find)
