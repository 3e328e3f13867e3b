import type { Page } from '@playwright/test'

/** Runs in the page: every piece of text that a box cuts off where nothing scrolls it into view. */
const find = (slack: number) => {
  const isSkipped = (element: Element) =>
    element.closest('[inert], [aria-hidden="true"], script, style, noscript, template, svg, video') !==
      null || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const isVisuallyHidden = ({ width, height }: DOMRect) => width <= 1 || height <= 1

  const cutBy = (text: DOMRect, element: Element) => {
    let { left, right, top, bottom } = text
    for (let box: Element | null = element; box; box = box.parentElement) {
      const style = getComputedStyle(box)
      const edge = box.getBoundingClientRect()
      if (style.display === 'inline') continue
      if (isVisuallyHidden(edge)) return undefined
      for (const [overflow, from, to, first, last] of [
        [style.overflowX, left, right, edge.left, edge.right],
        [style.overflowY, top, bottom, edge.top, edge.bottom],
      ] as const) {
        const isCut = from < first - slack || to > last + slack
        if (isCut && ['hidden', 'clip'].includes(overflow) && box !== document.documentElement) return box
      }
      // What scrolls brings the rest into view: from here on it is the box that must be seen.
      if (['auto', 'scroll'].includes(style.overflowX)) [left, right] = [edge.left, edge.right]
      if (['auto', 'scroll'].includes(style.overflowY)) [top, bottom] = [edge.top, edge.bottom]
      if (style.position === 'fixed') break
    }
    const wide = document.documentElement.clientWidth
    return left < -slack || right > wide + slack ? document.documentElement : undefined
  }

  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const element = node.parentElement
    if (!element || !node.data.trim() || isSkipped(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rectangle of range.getClientRects()) {
      const box = isVisuallyHidden(rectangle) ? undefined : cutBy(rectangle, element)
      if (!box) continue
      found.push(`«${node.data.trim().slice(0, 40)}» cut by ${box.localName}.${box.className}`)
      break
    }
  }
  return found
}

/** A line of text is a little taller than its letters. */
const slack = 3

export const findCutOffTexts = (page: Page) => page.evaluate(find, slack)
