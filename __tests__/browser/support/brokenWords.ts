import type { Page } from '@playwright/test'

/** Runs in the page: every word in view whose letters stand on more than one line; a hyphen or dash may end a line. */
const find = () => {
  const broken = new Set<string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const element = node.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true })) continue
    for (const { 0: word, index } of node.data.matchAll(/[^\s–—-]+/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.add(`«${word}» in ${element.localName}.${element.className}`)
    }
  }
  return [...broken]
}

export const brokenWords = (page: Page) => page.evaluate(find)
