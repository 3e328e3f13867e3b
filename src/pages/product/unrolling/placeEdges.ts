import { bottlePicture, label } from './bottlePicture'
import type { BottlePlace, Scene } from './layoutScene'
import { peelSheet } from './peelSheet'
import { mix, type Parts } from './timing'

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
export const stripCount = 72

/** How far the eye is from the bottle, and its height, in px of the bottle's picture: what comes nearer looks larger. */
const eye = { distance: 2600, height: 1250 } as const
/** How much larger the nearer edge is while the sheet turns over. */
const depth = 0.3

/** The edges between the strips of the loose sheet, from where it leaves the glass to its free end. */
export function placeEdges(
  bottle: BottlePlace,
  { painting }: Pick<Scene, 'painting'>,
  { peeled, hung }: Pick<Parts, 'peeled' | 'hung'>,
): readonly Edge[] {
  const middle = painting.top + painting.height / 2
  const paintingBottom = painting.top + painting.height
  return peelSheet(peeled, stripCount).map(({ part, x, z, turn }) => {
    const nearer = eye.distance / (eye.distance - z)
    const onStage = (y: number) =>
      bottle.y + (eye.height + (y - eye.height) * nearer - bottlePicture.height) * bottle.scale
    const turning = 1 + depth * Math.sin(Math.PI * hung) * (0.5 - part)
    const place = (y: number, end: number) => mix(onStage(y), middle + (end - middle) * turning, hung)
    return {
      part,
      x: mix(bottle.x + x * nearer * bottle.scale, painting.left + part * painting.width, hung),
      top: place(label.top, painting.top),
      bandTop: place(label.bandTop, paintingBottom),
      bottom: place(label.bottom, paintingBottom),
      turn: turn * (1 - hung),
    }
  })
}

/** Where the part of the label begins that is still on the glass, in px of the bottle's picture from its axis. */
export const stuckFrom = (peeled: number) => label.radius * Math.sin(label.halfAngle * (2 * peeled - 1))
