import type { Locator } from '@playwright/test'
import { readFilledBox, subjectBoxes } from '../../support/pictures/subjectBoxes'

export interface Box {
  readonly what: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Runs in the page, on the panel in view: where the words and the controls stand, in px. */
const measure = (panel: HTMLElement) => {
  const toBox = (what: string, { left, right, top, bottom }: DOMRect) => ({ what, left, right, top, bottom })
  const linesOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    // A font's line may be taller than the line that it stands on.
    const edge = element.getBoundingClientRect()
    return [...range.getClientRects()].map(({ left, right, top, bottom }) => ({
      what: element.className,
      ...{ left, right, top: Math.max(top, edge.top), bottom: Math.min(bottom, edge.bottom) },
    }))
  }
  const hero = panel.closest('.home-hero')!
  return {
    words: [...panel.querySelectorAll('p, a')].flatMap(linesOf),
    controls: [...hero.querySelectorAll('.hero-controls, .hero-label')].map((one) =>
      toBox(one.className, one.getBoundingClientRect()),
    ),
  }
}

/** With its picture, and what the picture shows. */
export async function heroParts(panel: Locator) {
  const picture = await panel.locator('img').evaluate(readFilledBox)
  return { picture, subjects: subjectBoxes(picture), ...(await panel.evaluate(measure)) }
}

/** Runs in the page, on one text: the words of its last line, and how many lines it has. */
const readLastLine = (element: Element) => {
  const text = element.firstChild as Text
  const words = [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + word.length)
    return { word, top: Math.round(range.getBoundingClientRect().top) }
  })
  const last = words.at(-1)?.top
  return {
    lines: new Set(words.map(({ top }) => top)).size,
    words: words.filter(({ top }) => top === last).map(({ word }) => word),
  }
}

export const lastLineOf = (text: Locator) => text.evaluate(readLastLine)

/** Each pair of boxes that lie on one another. */
export const findOverlaps = (some: readonly Box[], others: readonly Box[]) =>
  some.flatMap((one) =>
    others
      .filter(
        (other) =>
          one.left < other.right &&
          one.right > other.left &&
          one.top < other.bottom &&
          one.bottom > other.top,
      )
      .map((other) => `${one.what} on ${other.what}`),
  )
