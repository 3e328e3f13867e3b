import { label, labelArc } from './bottlePicture'
import { bendAt, foldAt } from './foldSheet'
import type { BottlePlace, Scene } from './layoutScene'
import { labelHeight, placeLoose } from './placeFlap'
import { mix } from './timing'

/** An upright edge of a strip of the sheet, in px of the stage. */
export interface Edge {
  /** Share of the label's width, from its left edge. */
  readonly part: number
  readonly x: number
  readonly top: number
  /** Where the painting ends and the band with the brand's name begins. */
  readonly bandTop: number
  readonly bottom: number
  /** In radians: 0 faces the viewer, π shows the paper's back. */
  readonly turn: number
}

/** Strips of the whole label. */
export const stripCount = 48

/** How much larger the nearer edge is while the sheet turns over. */
const depth = 0.3

const off = foldAt(1)
const atOrigin = { x: 0, y: 0, scale: 1 } as const

/** The sheet beside a bottle of one px for one of its picture, whose lower edge's middle is at 0, 0. */
const looseEdges: readonly Edge[] = Array.from({ length: stripCount + 1 }, (_, index) => {
  const part = 1 - index / stripCount
  const place = (y: number) => placeLoose(atOrigin, off, { x: part * labelArc, y })
  return {
    part,
    x: place(0).x,
    top: place(0).y,
    bandTop: place(label.bandTop - label.top).y,
    bottom: place(labelHeight).y,
    turn: bendAt((1 - part) * labelArc, off.radius).turn,
  }
})

/**
 * The edges between the strips of the sheet that is off the glass, from its right edge to its left.
 * @param hung 0, it lies over itself beside the bottle, to 1, the painting on the wall
 */
export function placeEdges(
  { x, y, scale }: BottlePlace,
  { painting }: Pick<Scene, 'painting'>,
  hung: number,
): readonly Edge[] {
  const middle = painting.top + painting.height / 2
  const paintingBottom = painting.top + painting.height
  const nearer = depth * Math.sin(Math.PI * hung)
  return looseEdges.map(({ part, turn, ...loose }) => {
    const turning = 1 + nearer * (0.5 - part)
    const place = (from: number, end: number) =>
      mix(y + from * scale, middle + (end - middle) * turning, hung)
    return {
      part,
      x: mix(x + loose.x * scale, painting.left + part * painting.width, hung),
      top: place(loose.top, painting.top),
      bandTop: place(loose.bandTop, paintingBottom),
      bottom: place(loose.bottom, paintingBottom),
      turn: turn * (1 - hung),
    }
  })
}
