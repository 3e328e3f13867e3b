import { label, labelArc } from './bottlePicture'
import { smoothStep } from './timing'

/** A place along the sheet that is off the glass; px of the bottle's picture, angles in radians. */
export interface SheetPoint {
  /** Share of the label's width, from its left edge. */
  readonly part: number
  /** As `part`, but where the curl begins for all of the curl: it goes to the wall as one. */
  readonly rigid: number
  /** From the bottle's axis. */
  readonly x: number
  /** From where the paper leaves the glass, towards the viewer. */
  readonly height: number
  /** As `part`, of the sheet on the wall: its free edge is curled. */
  readonly across: number
  /** How the glass and the pull turn the paper away: at 0 it faces the viewer. */
  readonly bent: number
  /** How far the free edge is rolled up besides; beyond π/2 its back is seen. */
  readonly curled: number
}

/** Pulled by its free edge, the paper faces the viewer and comes a little nearer. */
const pulled = -0.42
/** px in which the paper passes from the glass's curve to that plane. */
const bend = { most: 80, share: 0.3 } as const
/** The free edge stays rolled while the sheet goes to the wall, and opens there. */
const curl = { most: 280, share: 0.8, angle: 4.4, from: 0.5, to: 1 } as const

/** Share of the label's width in which the sheet passes into the curl. */
const passage = 0.16

/** @returns `value`, or near `most` a little less, and never more than `most` */
function stayBelow(most: number, value: number): number {
  const over = value - most + passage
  return over <= 0 ? value : value - over + passage * (1 - Math.exp(-over / passage))
}

/** How the glass turns a place of the label's width, in radians. */
const turnOnGlass = (part: number) => label.halfAngle * (2 * part - 1)

/** A place of the label's width as it is seen on the glass, in px from the bottle's axis. */
export const acrossGlass = (part: number) => label.radius * Math.sin(turnOnGlass(part))

/**
 * The loose part of the label seen from above, from where it leaves the glass to its free right edge. Its painted side
 * stays towards the viewer: the paper straightens and is not folded over.
 * @param stuck share of the label's width that still sticks, 0 to 1
 * @param count strips of the loose part
 */
export function bendSheet(stuck: number, progress: number, count: number): readonly SheetPoint[] {
  const loose = labelArc * (1 - stuck)
  const step = loose / count
  const bendLength = Math.min(bend.most, bend.share * loose)
  const curlLength = Math.min(curl.most, curl.share * loose)
  const curlAngle = curl.angle * (1 - smoothStep(curl.from, curl.to, progress))
  const leaves = turnOnGlass(stuck)

  const points: SheetPoint[] = [
    { part: stuck, rigid: stuck, x: acrossGlass(stuck), height: 0, across: stuck, bent: leaves, curled: 0 },
  ]
  for (let index = 1; index <= count && loose > 0; index++) {
    const last = points[index - 1]!
    const way = (index - 0.5) * step
    const bent = pulled + (leaves - pulled) * Math.exp(-way / bendLength)
    const curled = curlAngle * Math.max(0, 1 - (loose - way) / curlLength) ** 2
    const part = stuck + ((1 - stuck) * index) / count
    points.push({
      part,
      rigid: stayBelow(1 - curlLength / labelArc, part),
      x: last.x + Math.cos(bent - curled) * step,
      height: last.height - Math.sin(bent - curled) * step,
      across: last.across + (Math.cos(curled) * step) / labelArc,
      bent,
      curled,
    })
  }
  return points
}
