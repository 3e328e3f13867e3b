import { bottlePicture, label, labelArc } from './bottlePicture'
import { curlSheet } from './curlSheet'
import type { BottlePlace, Scene } from './layoutScene'
import { mix, type Parts } from './timing'

/** One upright strip of the sheet, in px of the stage; shares of the painting from its left and top. */
export interface Slice {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bandTop: number
  readonly bottom: number
  readonly part: { readonly from: number; readonly to: number }
  readonly turn: number
}

export const sliceCount = 72

/** How far the eye is from the bottle, in px of its picture: what comes nearer looks larger. */
const eye = 4200
const eyeHeight = 1100

/** The strips of the label that are off the glass, from left to right. */
export function placeSlices(
  bottle: BottlePlace,
  { painting }: Pick<Scene, 'painting'>,
  { peeled, hung }: Pick<Parts, 'peeled' | 'hung'>,
): readonly Slice[] {
  const points = curlSheet(peeled, sliceCount)
  const stuck = Math.floor((1 - peeled) * sliceCount)
  const place = (index: number) => {
    const { x, z, turn } = points[index]!
    const nearer = eye / (eye - z)
    const down = (y: number) =>
      bottle.y + (eyeHeight + (y - eyeHeight) * nearer - bottlePicture.height) * bottle.scale
    const part = index / sliceCount
    return {
      part,
      turn: turn * (1 - hung),
      x: mix(bottle.x + x * nearer * bottle.scale, painting.left + part * painting.width, hung),
      top: mix(down(label.top), painting.top, hung),
      bandTop: mix(down(label.bandTop), painting.top + painting.height, hung),
      bottom: mix(down(label.bottom), painting.top + painting.height, hung),
    }
  }
  const slices: Slice[] = []
  let last = place(stuck)
  for (let index = stuck + 1; index <= sliceCount; index++) {
    const next = place(index)
    slices.push({
      left: last.x,
      right: next.x,
      top: (last.top + next.top) / 2,
      bandTop: (last.bandTop + next.bandTop) / 2,
      bottom: (last.bottom + next.bottom) / 2,
      part: { from: last.part, to: next.part },
      turn: (last.turn + next.turn) / 2,
    })
    last = next
  }
  return slices
}

/** The part of the label that is still on the glass, from its left edge, in px of the bottle's picture. */
export function stuckWidth(peeled: number): number {
  const at = Math.floor((1 - peeled) * sliceCount) / sliceCount
  const turn = label.halfAngle * (2 * at - 1)
  return label.radius * (Math.sin(turn) + Math.sin(label.halfAngle))
}

export const isOffGlass = (peeled: number) => peeled * labelArc > 1
