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

/**
 * The edges between the strips of the sheet that is off the glass, from its right edge to its left.
 * @param hung 0, it lies over itself beside the bottle, to 1, the painting on the wall
 */
export function placeEdges(
  bottle: BottlePlace,
  { painting }: Pick<Scene, 'painting'>,
  hung: number,
): readonly Edge[] {
  const middle = painting.top + painting.height / 2
  const paintingBottom = painting.top + painting.height
  return Array.from({ length: stripCount + 1 }, (_, index) => {
    const part = 1 - index / stripCount
    const loose = (y: number) => placeLoose(bottle, off, { x: part * labelArc, y })
    const turning = 1 + depth * Math.sin(Math.PI * hung) * (0.5 - part)
    const place = (y: number, end: number) => mix(loose(y).y, middle + (end - middle) * turning, hung)
    return {
      part,
      x: mix(loose(0).x, painting.left + part * painting.width, hung),
      top: place(0, painting.top),
      bandTop: place(label.bandTop - label.top, paintingBottom),
      bottom: place(labelHeight, paintingBottom),
      turn: bendAt((1 - part) * labelArc, off.radius).turn * (1 - hung),
    }
  })
}
