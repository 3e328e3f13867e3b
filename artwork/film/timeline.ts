/** Seconds at which each part begins. */
export const timeline = {
  grapes: 0,
  still: 2.2,
  rest: 4.4,
  painting: 6.4,
  label: 10.2,
  bottle: 11.7,
  brand: 13.6,
  legends: 15.6,
  end: 20.8,
} as const

/** Each part's element and its seconds. */
export const filmParts = [
  ['grapes', timeline.grapes, timeline.still],
  ['still', timeline.still, timeline.rest],
  ['rest', timeline.rest, timeline.painting],
  ['painting', timeline.painting, timeline.label],
  ['label', timeline.label, timeline.bottle],
  ['bottle', timeline.bottle, timeline.end],
] as const

export const framesPerSecond = 24

/** When the strokes are laid on the canvas of the easel. */
export const strokeTimes = { from: timeline.painting + 1.2, to: timeline.label - 0.5 } as const

/** When the label goes round the bottle. */
export const wrapTimes = { from: timeline.bottle + 0.1, to: timeline.brand } as const

export interface FilmFormat {
  /** Name of the files, without extension. */
  readonly name: string
  readonly width: number
  readonly height: number
  /** Where the steps' pictures stand, in px; the words have the rest. */
  readonly art: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

export const formats = [
  { name: 'film', width: 1280, height: 720, art: { left: 600, top: 0, width: 680, height: 720 } },
  { name: 'film-phone', width: 720, height: 900, art: { left: 0, top: 200, width: 720, height: 700 } },
] as const satisfies readonly FilmFormat[]
