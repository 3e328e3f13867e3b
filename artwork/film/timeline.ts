/** Seconds at which each part begins. */
export const timeline = {
  canvas: 0,
  more: 4,
  wall: 8,
  row: 10.4,
  brand: 13.4,
  legends: 15.6,
  end: 20.8,
} as const

export const framesPerSecond = 24

/** The paintings after the first, each with the height of what matters in it (0 top, 1 bottom). */
export const firstPainting = { id: 'totem-de-las-alturas', focus: 0.42 } as const
export const otherPaintings = [
  { id: 'taypi-paseno-2', focus: 0.3 },
  { id: 'bolivia-magica', focus: 0.42 },
  { id: 'abuelos-chiquitanos', focus: 0.6 },
] as const

export interface FilmFormat {
  /** Name of the files, without extension. */
  readonly name: string
  readonly width: number
  readonly height: number
}

export const formats = [
  { name: 'film', width: 1280, height: 720 },
  { name: 'film-phone', width: 720, height: 900 },
] as const satisfies readonly FilmFormat[]
