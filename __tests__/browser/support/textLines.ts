import type { Page } from '@playwright/test'

/** A line of visible text, in CSS pixels of the window. */
export interface TextLine {
  /** The first words of its text, which may have several lines. */
  readonly text: string
  /** Which text of the page it is of. */
  readonly index: number
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** In a bar or a button that stays where one scrolls. */
  readonly isFixed: boolean
  /** Wholly outside a box that cuts off what is outside. */
  readonly isOutside: boolean
  /** The box that cuts it off where nothing scrolls it into view. */
  readonly cutBy: string | undefined
}

/** px: a line of text is a little taller than its letters. */
const slack = 3

/** Runs in the page. */
const read = ({ slack, isCutOnly }: { slack: number; isCutOnly: boolean }) => {
  const isSkipped = (element: Element) =>
    element.closest('[inert], [aria-hidden="true"], script, style, noscript, template, svg, video') !==
      null || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  const isVisuallyHidden = ({ width, height }: DOMRect, least: number) => width <= least || height <= least

  const measured = new Map<Element, { box: Element; style: CSSStyleDeclaration; edge: DOMRect }>()
  const measure = (box: Element) => {
    const known = measured.get(box) ?? {
      box,
      style: getComputedStyle(box),
      edge: box.getBoundingClientRect(),
    }
    measured.set(box, known)
    return known
  }
  const boxesAround = (element: Element) => {
    const boxes = []
    for (let box: Element | null = element; box; box = box.parentElement) boxes.push(measure(box))
    return boxes
  }
  type Boxes = ReturnType<typeof boxesAround>

  const isOutside = ({ left, right, top, bottom }: DOMRect, boxes: Boxes) =>
    boxes.some(
      ({ style, edge }) =>
        style.overflow !== 'visible' &&
        (isVisuallyHidden(edge, 2) ||
          right <= edge.left ||
          left >= edge.right ||
          bottom <= edge.top ||
          top >= edge.bottom),
    )

  const cutBy = (line: DOMRect, boxes: Boxes) => {
    let { left, right, top, bottom } = line
    if (isVisuallyHidden(line, 1)) return undefined
    for (const { box, style, edge } of boxes) {
      if (style.display === 'inline') continue
      if (isVisuallyHidden(edge, 1)) return undefined
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

  /** Sideways, what has been scrolled out of its row is not seen. */
  const seenSideways = ({ left, right }: DOMRect, boxes: Boxes) => {
    const rows = boxes.filter(({ style }) => ['auto', 'scroll'].includes(style.overflowX))
    return {
      left: Math.max(left, ...rows.map(({ edge }) => edge.left)),
      right: Math.min(right, ...rows.map(({ edge }) => edge.right)),
    }
  }

  const lines: TextLine[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let index = 0; texts.nextNode(); index++) {
    const node = texts.currentNode as Text
    const element = node.parentElement
    if (!element || !node.data.trim() || isSkipped(element)) continue
    const boxes = boxesAround(element)
    const isFixed = boxes.some(({ style }) => /fixed|sticky/.test(style.position))
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      const box = cutBy(line, boxes)
      if (isCutOnly && !box) continue
      lines.push({
        text: node.data.trim().slice(0, 40),
        index,
        ...{ ...seenSideways(line, boxes), top: line.top, bottom: line.bottom },
        isFixed,
        isOutside: isVisuallyHidden(line, 2) || isOutside(line, boxes),
        cutBy: box && `${box.localName}.${String(box.className)}`,
      })
    }
  }
  return lines
}

export const readTextLines = (page: Page) => page.evaluate(read, { slack, isCutOnly: false })

/** As `readTextLines`, only those that something cuts off. */
export const readCutLines = (page: Page) => page.evaluate(read, { slack, isCutOnly: true })

/** Each text that a box cuts off where nothing scrolls it into view. */
export const findCutOffTexts = (lines: readonly TextLine[]) =>
  lines
    .filter(
      (line, at) => line.cutBy && lines.findIndex(({ index, cutBy }) => index === line.index && cutBy) === at,
    )
    .map(({ text, cutBy }) => `«${text}» cut by ${cutBy}`)

/** The letters of what scrolls with the page: a line is taller than its letters, what counts is the middle. */
export const findLetters = (lines: readonly TextLine[]) =>
  lines
    .filter(({ isFixed, isOutside }) => !isFixed && !isOutside)
    .map(({ text, left, right, top, bottom }) => {
      const rim = (bottom - top) * 0.25
      return { text, left: left + 1, right: right - 1, top: top + rim, bottom: bottom - rim }
    })

/** Each pair of lines whose letters lie on one another. */
export function findOverlappingTexts(lines: readonly TextLine[]) {
  const letters = findLetters(lines).sort((a, b) => a.top - b.top)
  return letters.flatMap((line, at) => {
    const found: string[] = []
    for (const other of letters.slice(at + 1)) {
      if (other.top >= line.bottom) break
      if (other.left < line.right && other.right > line.left) found.push(`«${line.text}» and «${other.text}»`)
    }
    return found
  })
}
