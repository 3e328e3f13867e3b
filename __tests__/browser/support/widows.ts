import type { Page } from '@playwright/test'

/** Headings, and the short texts beside a picture or under it; a message stands as it is sent. */
const selector =
  'h1, h2, h3, figcaption, caption, blockquote:not(.message-preview__bubble), .wall-label__title, .hero-panel__body, [class*="__eyebrow"], [class*="__slogan"]'

/** Runs in the page. A word is what a breaking space parts; a hard space keeps two words together. */
const find = (selector: string) => {
  const isRead = (element: Element) =>
    !element.closest('.visually-hidden, [aria-hidden="true"], svg') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

  /** The words of each line, from the top. */
  const linesOf = (element: Element) => {
    const lines: { top: number; bottom: number; words: string[] }[] = []
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      if (!node.parentElement || !isRead(node.parentElement)) continue
      for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const { top, bottom, width } = range.getBoundingClientRect()
        if (width <= 1) continue
        const middle = (top + bottom) / 2
        const line = lines.find((known) => known.top < middle && middle < known.bottom)
        if (line) line.words.push(word)
        else lines.push({ top, bottom, words: [word] })
      }
    }
    return lines.map(({ words }) => words)
  }

  return [...document.querySelectorAll(selector)].filter(isRead).flatMap((element) => {
    const lines = linesOf(element)
    const isWidow = lines.at(-1)?.length === 1 && lines.some(({ length }) => length > 1)
    return isWidow ? [lines.map((words) => words.join(' ')).join(' / ')] : []
  })
}

/** Each heading and caption of several lines that ends in a line of one word; its lines, parted by a stroke. */
export const findWidows = (page: Page) => page.evaluate(find, selector)
