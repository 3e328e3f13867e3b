import type { Locator } from '@playwright/test'
import { subjects } from './subjects'

export interface Box {
  readonly what: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Runs in the page, on the panel in view: where the picture's subjects, the words and the controls stand, in px. */
const measure = (panel: HTMLElement, known: typeof subjects) => {
  const image = panel.querySelector('img')!
  const box = image.getBoundingClientRect()
  const { objectPosition } = getComputedStyle(image)
  const [, across = '', down = ''] = /^(\S+) (.+)$/.exec(objectPosition) ?? []
  const isUpright = image.naturalWidth < image.naturalHeight
  const ratio = image.naturalWidth / image.naturalHeight
  const width = Math.max(box.width, box.height * ratio)
  const height = width / ratio
  // `66%`, or the larger of two: `max(-210px, 100%)`.
  const toOffset = (position: string, room: number) =>
    Math.max(
      ...[...position.matchAll(/(-?[\d.]+)(px|%)/g)].map(([, value, unit]) =>
        unit === '%' ? (room * Number(value)) / 100 : Number(value),
      ),
    )
  const from = {
    left: box.left + toOffset(across, box.width - width),
    top: box.top + toOffset(down, box.height - height),
  }
  const { wide = [], upright = [] } = known[panel.dataset.id ?? ''] ?? {}
  const shares = isUpright ? upright : wide
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
    picture: toBox('picture', box),
    subjects: shares.map(([what, left, top, right, bottom]) => ({
      what,
      left: Math.max(box.left, from.left + width * left),
      right: Math.min(box.right, from.left + width * right),
      top: Math.max(box.top, from.top + height * top),
      bottom: Math.min(box.bottom, from.top + height * bottom),
      isCut: {
        left: from.left + width * left < box.left - 1,
        top: from.top + height * top < box.top - 1,
        right: from.left + width * right > box.right + 1,
        bottom: from.top + height * bottom > box.bottom + 1,
      },
    })),
    words: [...panel.querySelectorAll('p, a')].flatMap(linesOf),
    controls: [...hero.querySelectorAll('.hero-controls, .hero-label')].map((one) =>
      toBox(one.className, one.getBoundingClientRect()),
    ),
  }
}

export const heroParts = (panel: Locator) => panel.evaluate(measure, subjects)

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
