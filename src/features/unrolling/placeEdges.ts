import { bendSheet } from './bendSheet'
import { bottlePicture, label } from './bottlePicture'
import type { BottlePlace, Scene } from './layoutScene'
import { wallProgressAt, mix, attachedShareAt } from './timing'

/** An upright edge of a strip of the sheet, in px of the stage. */
export interface Edge {
  /** Share of the label's width, from its left edge. */
  readonly position: number
  readonly x: number
  readonly top: number
  /** Where the painting ends and the band with the brand's name begins. */
  readonly bandTop: number
  readonly bottom: number
  /** In radians: 0 faces the viewer. */
  readonly turn: number
  /** 0, at the bottle, to 1, on the wall. */
  readonly wallProgress: number
}

/** How far the eye is from the bottle, and its height, in px of the bottle's picture: what comes nearer looks larger. */
const eye = { distance: 2300, height: 1250 } as const
/** On its way to the wall the sheet comes nearer to the viewer, whose eyes are at its lower part. */
const approach = { share: 0.12, eye: 0.8 } as const

/** px of the stage between two edges. */
const stripWidth = 2.5

/**
 * The edges between the strips of the label's loose part, from where it leaves the glass to its free right edge. What
 * has been loose for longer is nearer to its place on the wall.
 * @param progress 0, the label on the bottle, to 1, the painting on the wall
 */
export function placeEdges(
  bottle: BottlePlace,
  { painting }: Pick<Scene, 'painting'>,
  progress: number,
): readonly Edge[] {
  const paintingBottom = painting.top + painting.height
  const eyeLevel = painting.top + approach.eye * painting.height
  const count = Math.ceil(painting.width / stripWidth)
  return bendSheet(attachedShareAt(progress), progress, count).map(
    ({ position, curlPosition, x, height, wallPosition, bendAngle, rollAngle }) => {
      const wallProgress = wallProgressAt(curlPosition, progress)
      const perspective = eye.distance / (eye.distance - height)
      const enlargement = 1 + approach.share * Math.sin(Math.PI * wallProgress)
      const place = (y: number, end: number) => {
        const atBottle =
          bottle.y + (eye.height + (y - eye.height) * perspective - bottlePicture.height) * bottle.scale
        return eyeLevel + (mix(atBottle, end, wallProgress) - eyeLevel) * enlargement
      }
      return {
        position,
        x: mix(
          bottle.x + x * perspective * bottle.scale,
          painting.left + wallPosition * painting.width,
          wallProgress,
        ),
        top: place(label.top, painting.top),
        bandTop: place(label.bandTop, paintingBottom),
        bottom: place(label.bottom, paintingBottom),
        turn: bendAngle * (1 - wallProgress) - rollAngle,
        wallProgress,
      }
    },
  )
}
