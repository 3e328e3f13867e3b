import type { Page } from '@playwright/test'

/** Runs in the page: each pair of texts whose letters lie on one another. */
const find = () => {
  const isSkipped = (element: Element) =>
    element.closest('[inert], [aria-hidden="true"], script, style, noscript, template, svg, video') !==
      null || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const isOver = (element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (/fixed|sticky/.test(getComputedStyle(box).position)) return true
    return false
  }
  const isClipped = ({ left, right, top, bottom }: DOMRect, element: Element) => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (getComputedStyle(box).overflow === 'visible') continue
      const edge = box.getBoundingClientRect()
      if (edge.width <= 2 || edge.height <= 2) return true
      if (right <= edge.left || left >= edge.right || bottom <= edge.top || top >= edge.bottom) return true
    }
    return false
  }

  const lines: {
    text: string
    element: Element
    left: number
    right: number
    top: number
    bottom: number
  }[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    const element = node.parentElement
    if (!element || !node.data.trim() || isSkipped(element) || isOver(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      if (line.width <= 2 || line.height <= 2 || isClipped(line, element)) continue
      // A line is taller than its letters: what counts is the middle.
      const rim = line.height * 0.25
      lines.push({
        text: node.data.trim().slice(0, 40),
        element,
        left: line.left + 1,
        right: line.right - 1,
        top: line.top + rim,
        bottom: line.bottom - rim,
      })
    }
  }
  lines.sort((a, b) => a.top - b.top)
  return lines.flatMap((line, index) => {
    const found: string[] = []
    for (const other of lines.slice(index + 1)) {
      if (other.top >= line.bottom) break
      if (other.left < line.right && other.right > line.left) found.push(`«${line.text}» and «${other.text}»`)
    }
    return found
  })
}

export const overlappingTexts = (page: Page) => page.evaluate(find)
