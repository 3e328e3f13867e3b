import { label, labelArc } from './bottlePicture'

/** A point of the sheet's lower edge seen from above, in px of the bottle's picture. */
export interface SheetPoint {
  /** From the bottle's axis to the right. */
  readonly x: number
  /** From the glass's front towards the viewer. */
  readonly z: number
  /** How far the sheet is turned there, in radians: 0 faces the viewer, positive the right. */
  readonly turn: number
}

/** How soon the sheet faces the viewer once it has left the glass, in px. */
const bend = 170

/**
 * The label while it comes off the glass from its right edge: on the cylinder up to the line where it leaves it, then
 * straightening to the right.
 * @param peeled 0 on the bottle, 1 off it
 * @param count of the parts between the points
 */
export function curlSheet(peeled: number, count: number): readonly SheetPoint[] {
  const step = labelArc / count
  const front = (1 - peeled) * labelArc
  const turnOnGlass = (at: number) => label.halfAngle * ((2 * at) / labelArc - 1)
  const turnAtFront = turnOnGlass(front) * (1 - peeled ** 6)
  const points: SheetPoint[] = []
  let x = -label.radius * Math.sin(label.halfAngle)
  let z = label.radius * (Math.cos(label.halfAngle) - 1)
  for (let index = 0; index <= count; index++) {
    const at = index * step
    const turn =
      at <= front ? turnOnGlass(at) : turnAtFront * Math.exp((front - at) / bend) + ripple(at - front, peeled)
    points.push({ x, z, turn })
    x += step * Math.cos(turn)
    z -= step * Math.sin(turn)
  }
  return points
}

/** What is left of the roll in the paper: its loose end bends back, less and less. */
function ripple(loose: number, peeled: number): number {
  return 0.9 * (loose / labelArc) ** 2 * (1 - peeled)
}
