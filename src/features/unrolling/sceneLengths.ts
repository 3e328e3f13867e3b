export interface Size {
  readonly width: number
  readonly height: number
}

/** Lengths in px. */
interface Lengths {
  /** Between the stage's edges, or the niche's steps, and what hangs on the wall. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly labelTop: number
  readonly frame: number
  /** Between the label and the frame. */
  readonly gap: number
  /** Right of the bottle: the dimension line is there. */
  readonly measure: number
  /** Between the frame and the shelf. */
  readonly aboveShelf: number
  /** Between the label and the bottle's cap. */
  readonly aboveBottle: number
  /** The room that the label needs over the bottle: its lines may be short or long. None where it stands on the shelf. */
  readonly labels: readonly Size[]
  /** The height of the label that stands on the shelf, under the frame. */
  readonly plate?: number
}

/** From this width of the stage on there is room round bottle and painting. */
const wideStage = 560
const wide: Lengths = {
  left: 32,
  right: 58,
  top: 34,
  labelTop: 66,
  frame: 12,
  gap: 30,
  measure: 38,
  aboveShelf: 14,
  aboveBottle: 24,
  labels: [
    { width: 156, height: 150 },
    { width: 210, height: 104 },
  ],
}
/** From this width of the stage on it reaches the window's edge, and is higher. */
const largeStage = 760
const large: Lengths = { ...wide, top: 40, gap: 44, aboveShelf: 24 }
/** Beside the words: clear of the niche's steps. */
const narrow: Lengths = {
  ...wide,
  left: 27,
  right: 30,
  top: 56,
  frame: 10,
  gap: 18,
  aboveBottle: 18,
  labels: [],
  plate: 46,
}
const phone: Lengths = {
  left: 15,
  right: 34,
  top: 18,
  labelTop: 32,
  frame: 6,
  gap: 18,
  measure: 32,
  aboveShelf: 16,
  aboveBottle: 10,
  labels: [],
  plate: 22,
}

/** @param isPhone below the breakpoint `layout` */
export function sceneLengths({ width }: Size, isPhone: boolean): Lengths {
  if (isPhone) return phone
  if (width < wideStage) return narrow
  return width < largeStage ? wide : large
}
