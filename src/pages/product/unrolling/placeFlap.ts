import { bottlePicture, label, labelArc } from './bottlePicture'
import { acrossGlass, bendAt, looseAt, type Fold, type FlatPoint } from './foldSheet'
import type { BottlePlace } from './layoutScene'

export interface StagePoint {
  readonly x: number
  readonly y: number
}

export const labelHeight = label.bottom - label.top

/** How far the eye is from the bottle, and its height, in px of the bottle's picture: what comes nearer looks larger. */
const eye = { distance: 2600, height: 1250 } as const

/**
 * @param x px of the bottle's picture from its axis
 * @param y px of the bottle's picture from its top
 * @param height from the glass towards the viewer
 */
export function onStage(bottle: BottlePlace, x: number, y: number, height: number): StagePoint {
  const nearer = eye.distance / (eye.distance - height)
  return {
    x: bottle.x + x * nearer * bottle.scale,
    y: bottle.y + (eye.height + (y - eye.height) * nearer - bottlePicture.height) * bottle.scale,
  }
}

/** Where a loose point of the label is on the stage. */
export function placeLoose(bottle: BottlePlace, fold: Fold, point: FlatPoint): StagePoint {
  const loose = looseAt(fold, point)
  const { along, height } = bendAt(loose, fold.radius)
  const { x, y } = fold.normal
  return onStage(
    bottle,
    acrossGlass(point.x + x * loose) + x * along,
    label.top + point.y + y * (loose + along),
    height,
  )
}

/** Each side of the label is cut so often: on the bend it is curved. */
const cuts = 24

const corners = [
  { x: 0, y: 0 },
  { x: labelArc, y: 0 },
  { x: labelArc, y: labelHeight },
  { x: 0, y: labelHeight },
] as const

/** Points around the label; where its edge passes the limit, there is one on it. */
function* walkEdge(fold: Fold, atLeast: number): Generator<FlatPoint> {
  for (const [index, from] of corners.entries()) {
    const to = corners[(index + 1) % corners.length]!
    for (let cut = 0; cut < cuts; cut++) {
      const at = (share: number) => ({
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share,
      })
      const [a, b] = [at(cut / cuts), at((cut + 1) / cuts)]
      const [before, after] = [looseAt(fold, a) - atLeast, looseAt(fold, b) - atLeast]
      if (before >= 0) yield a
      if (before >= 0 !== after >= 0) yield at((cut + before / (before - after)) / cuts)
    }
  }
}

/**
 * The outline of what is loose, as it lies on the stage.
 * @param atLeast leaves out what is less than so many px before the fold
 */
export const placeFlap = (bottle: BottlePlace, fold: Fold, atLeast: number): readonly StagePoint[] =>
  Array.from(walkEdge(fold, atLeast), (point) => placeLoose(bottle, fold, point))
