import { label, labelArc } from './bottlePicture'

/** A point of the label laid flat, in px of the bottle's picture from its upper left corner. */
export interface FlatPoint {
  readonly x: number
  readonly y: number
}

/** The line in which the paper leaves the glass; what lies before it is loose. */
export interface Fold {
  /** At right angles to the line, one px long: the way in which it advances. */
  readonly normal: FlatPoint
  /** From the label's upper left corner, in px. */
  readonly distance: number
  /** Of the bend in which the paper turns over, in px. */
  readonly radius: number
}

/** How far the line leans while the first corner comes off, in radians. */
const lean = 0.72
const largestRadius = 62

/** The upper left corner is lifted first; the line then rights itself. @param peeled 0 to 1, all of the label off */
export function foldAt(peeled: number): Fold {
  const angle = lean * (1 - peeled) ** 1.6
  const distance = labelArc * peeled * (1.5 - 0.5 * peeled)
  return {
    normal: { x: Math.cos(angle), y: Math.sin(angle) },
    distance,
    radius: Math.min(largestRadius, 0.16 * distance),
  }
}

/** How far before the line a point of the label is, in px: above 0 it is loose. */
export const looseAt = ({ normal, distance }: Fold, { x, y }: FlatPoint) =>
  distance - normal.x * x - normal.y * y

/** Where the line crosses a height of the label, in px from the label's left edge. */
export const foldAtHeight = ({ normal, distance }: Fold, y: number) => (distance - normal.y * y) / normal.x

/** Of the paper that lies over itself: how much it rises, and how much of the roll it keeps. */
const rise = { slope: 0.14, curve: 0.5 } as const

export interface Bend {
  /** From the line, in the way in which it advances, in px. */
  readonly along: number
  /** From the glass towards the viewer, in px. */
  readonly height: number
  /** In radians: 0 faces the viewer, π shows the paper's back. */
  readonly turn: number
}

/** Where a loose point of the sheet is: round the bend, then over the rest. @param loose px before the line */
export function bendAt(loose: number, radius: number): Bend {
  const turn = radius > 0 ? loose / radius : Math.PI
  if (turn < Math.PI) return { along: -radius * Math.sin(turn), height: radius * (1 - Math.cos(turn)), turn }
  const along = loose - Math.PI * radius
  const curve = (rise.curve * along) / labelArc
  return {
    along,
    height: 2 * radius + along * (rise.slope + curve / 2),
    turn: Math.PI - Math.atan(rise.slope + curve),
  }
}

const onGlass = (x: number) => label.radius * Math.sin(label.halfAngle * ((2 * x) / labelArc - 1))

/** A place of the label's width as it is seen on the glass, in px from the bottle's axis; straight on where it ends. */
export function acrossGlass(x: number): number {
  const inside = Math.min(labelArc, Math.max(0, x))
  return onGlass(inside) + x - inside
}
