import { label, labelArc } from './bottlePicture'
import { smoothStep } from './timing'

/** A place along the sheet that is off the glass; px of the bottle's picture, angles in radians. */
export interface SheetPoint {
  /** Share of the label's width, from its left edge. */
  readonly position: number
  /** As `position`, but for the whole curl that of its beginning: it moves to the wall in one piece. */
  readonly curlPosition: number
  /** From the bottle's axis. */
  readonly x: number
  /** From where the paper leaves the glass, towards the viewer. */
  readonly height: number
  /** Where it is on the wall, as a share of the painting's width: less than `position` where the free edge is rolled up. */
  readonly wallPosition: number
  /** How far the glass and the pull turn the paper away: at 0 it faces the viewer. */
  readonly bendAngle: number
  /** How far the free edge is rolled up besides; beyond π/2 its back is seen. */
  readonly rollAngle: number
}

/** Pulled by its free edge, the paper faces the viewer and comes a little nearer. */
const pullAngle = -0.42
/** px in which the paper passes from the glass's curve to that plane. */
const bendSize = { most: 80, share: 0.3 } as const
/** The free edge stays rolled while the sheet goes to the wall, and opens there. */
const curlSize = { most: 280, share: 0.8, angle: 4.4, from: 0.5, to: 1 } as const

/** Share of the label's width in which the sheet passes into the curl. */
const curlTransition = 0.16

/** @returns `value`, or near `most` a little less, and never more than `most` */
function stayBelow(most: number, value: number): number {
  const over = value - most + curlTransition
  return over <= 0 ? value : value - over + curlTransition * (1 - Math.exp(-over / curlTransition))
}

/** How the glass turns a place of the label's width, in radians. */
const turnOnGlass = (position: number) => label.halfAngle * (2 * position - 1)

/** A place of the label's width as it is seen on the glass, in px from the bottle's axis. */
export const acrossGlass = (position: number) => label.radius * Math.sin(turnOnGlass(position))

/**
 * The loose part of the label seen from above, from where it leaves the glass to its free right edge. Its painted side
 * stays towards the viewer: the paper straightens and is not folded over.
 * @param attachedShare share of the label's width that still sticks, 0 to 1
 * @param count strips of the loose part
 */
export function bendSheet(attachedShare: number, progress: number, count: number): readonly SheetPoint[] {
  const looseLength = labelArc * (1 - attachedShare)
  const step = looseLength / count
  const bendLength = Math.min(bendSize.most, bendSize.share * looseLength)
  const curlLength = Math.min(curlSize.most, curlSize.share * looseLength)
  const curlAngle = curlSize.angle * (1 - smoothStep(curlSize.from, curlSize.to, progress))
  const leaveAngle = turnOnGlass(attachedShare)

  const points: SheetPoint[] = [
    {
      position: attachedShare,
      curlPosition: attachedShare,
      x: acrossGlass(attachedShare),
      height: 0,
      wallPosition: attachedShare,
      bendAngle: leaveAngle,
      rollAngle: 0,
    },
  ]
  for (let index = 1; index <= count && looseLength > 0; index++) {
    const last = points[index - 1]!
    const distance = (index - 0.5) * step
    const bendAngle = pullAngle + (leaveAngle - pullAngle) * Math.exp(-distance / bendLength)
    const rollAngle = curlAngle * Math.max(0, 1 - (looseLength - distance) / curlLength) ** 2
    const position = attachedShare + ((1 - attachedShare) * index) / count
    points.push({
      position,
      curlPosition: stayBelow(1 - curlLength / labelArc, position),
      x: last.x + Math.cos(bendAngle - rollAngle) * step,
      height: last.height - Math.sin(bendAngle - rollAngle) * step,
      wallPosition: last.wallPosition + (Math.cos(rollAngle) * step) / labelArc,
      bendAngle,
      rollAngle,
    })
  }
  return points
}
