import type { Locator } from '@playwright/test'

export interface Box {
  readonly what: string
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Shares of the picture that bottle, still, painting, glass and fruit take: left, top, right, bottom. */
type Share = readonly [what: string, left: number, top: number, right: number, bottom: number]

/** What each picture shows (src/content/media/scenes), wide and upright. */
export const subjects: Readonly<Record<string, { wide: readonly Share[]; upright: readonly Share[] }>> = {
  artesanal: {
    wide: [
      ['end of the pipe', 0.353, 0.3, 0.4, 0.441],
      ['jar', 0.329, 0.525, 0.397, 0.698],
      ['pipe', 0.37, 0.2, 0.49, 0.34],
      ['pipe', 0.46, 0.15, 0.52, 0.22],
      ['pipe', 0.52, 0.07, 0.6, 0.16],
      ['pipe', 0.58, 0, 0.72, 0.08],
      ['still', 0.65, 0, 0.92, 0.72],
      ['bottle', 0.592, 0.41, 0.673, 0.957],
      ['grapes', 0.735, 0.875, 0.982, 0.98],
    ],
    upright: [
      ['still', 0.03, 0.027, 0.88, 0.455],
      ['bottle', 0.2, 0.293, 0.322, 0.578],
      ['grapes', 0.4, 0.535, 0.765, 0.592],
    ],
  },
  arte: {
    wide: [
      ['bottle', 0.43, 0.465, 0.504, 0.93],
      ['painting', 0.563, 0, 0.952, 0.88],
      ['grapes', 0.52, 0.845, 0.75, 0.945],
    ],
    upright: [
      ['bottle', 0.104, 0.382, 0.206, 0.625],
      ['painting', 0.325, 0.144, 0.9, 0.607],
      ['grapes', 0.23, 0.582, 0.562, 0.633],
    ],
  },
  cultura: {
    wide: [['bottles', 0.365, 0.3, 0.98, 0.815]],
    upright: [['bottles', 0.08, 0.29, 0.91, 0.63]],
  },
  tradiciones: {
    wide: [
      ['bottle', 0.606, 0.128, 0.682, 0.83],
      ['glass', 0.828, 0.375, 0.947, 0.895],
    ],
    upright: [
      ['bottle', 0.15, 0.243, 0.304, 0.61],
      ['glass', 0.543, 0.373, 0.777, 0.645],
    ],
  },
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
  const shares = known[panel.dataset.id ?? '']?.[isUpright ? 'upright' : 'wide'] ?? []
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
