import { label, labelArc } from './bottlePicture'

/** A point of the loose sheet's lower edge seen from above, in px of the bottle's picture. */
export interface SheetPoint {
  /** Share of the label's width, from its left edge. */
  readonly part: number
  /** From the bottle's axis to the right. */
  readonly x: number
  /** From the glass's front towards the viewer. */
  readonly z: number
  /** How far the sheet is turned there, in radians: 0 faces the viewer, π shows its back. */
  readonly turn: number
}

/** Radius of the bend in which the paper leaves the glass, in px. */
const bend = 104
/** The loose paper does not lie on what is behind it. */
const lifted = Math.PI - 0.14

const turnOnGlass = (at: number) => label.halfAngle * ((2 * at) / labelArc - 1)

/** What is left of the roll in the paper: its loose end bends towards the viewer. */
const memory = (loose: number, peeled: number) => 0.5 * (loose / labelArc) ** 2 * (1.4 - peeled)

/**
 * The part of the label that is off the glass, from the line where it leaves it to its left edge. It is pulled to the
 * right: first it bends towards the viewer, then it lies over itself and shows its back.
 * @param peeled 0 on the bottle, 1 held by its right edge alone
 * @param count of the parts of the whole label
 */
export function peelSheet(peeled: number, count: number): readonly SheetPoint[] {
  const front = peeled * labelArc
  const turnAtFront = turnOnGlass(front)
  let x = label.radius * Math.sin(turnAtFront)
  let z = label.radius * (Math.cos(turnAtFront) - 1)
  let last = front
  let turn = turnAtFront
  const points: SheetPoint[] = [{ part: peeled, x, z, turn }]
  for (let index = Math.ceil(peeled * count) - 1; index >= 0; index--) {
    const at = (index / count) * labelArc
    const [step, loose] = [last - at, front - at]
    turn = Math.min(turnAtFront + loose / bend, lifted) - memory(loose, peeled)
    x -= step * Math.cos(turn)
    z += step * Math.sin(turn)
    points.push({ part: index / count, x, z, turn })
    last = at
  }
  return points
}
