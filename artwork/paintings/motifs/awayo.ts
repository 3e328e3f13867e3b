import { lerp } from '../../shared/numbers'
import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { parsePoints, type Point } from '../rendering/curves'

/** Where a place of the cloth lies: `along` and `across` from 0 to 1. */
type Drape = (along: number, across: number) => Point

/** A stripe of the weave; a pattern stands in the second colour on the first. */
export interface Stripe {
  /** Share of the cloth's width. */
  readonly width: number
  readonly colours: readonly [ground: string, figure?: string, heart?: string]
  readonly pattern?: 'diamonds' | 'teeth' | 'steps'
}

const diamond: readonly Point[] = parsePoints(
  '-1,-0.25 -0.66,-0.25 -0.66,-0.55 -0.33,-0.55 -0.33,-0.9 0.33,-0.9 0.33,-0.55 0.66,-0.55 0.66,-0.25 1,-0.25 1,0.25 0.66,0.25 0.66,0.55 0.33,0.55 0.33,0.9 -0.33,0.9 -0.33,0.55 -0.66,0.55 -0.66,0.25 -1,0.25',
)
const tooth: readonly Point[] = parsePoints('-1,1 0,-0.7 1,1')
const stair: readonly Point[] = parsePoints('-1,1 -1,0.4 -0.5,0.4 -0.5,-0.2 0,-0.2 0,-0.8 0.5,-0.8 0.5,1')
const figures = { diamonds: diamond, teeth: tooth, steps: stair } as const

interface Weave {
  readonly drape: Drape
  readonly stripes: readonly Stripe[]
  /** Figures along the cloth. */
  readonly figures: number
  /** Pieces along the cloth: more where it bends. */
  readonly pieces?: number
  /** Shadow of folds: what to add to the lightness at a place along the cloth. */
  readonly folds?: (along: number) => number
}

const direction = ([x, y]: Point, [x2, y2]: Point) => Math.atan2(y2 - y, x2 - x)

/** A woven Andean cloth: stripes with stepped figures, laid as `drape` says. */
export function drawAwayo(
  composition: Composition,
  { drape, stripes, figures: count, pieces = 1, folds = () => 0 }: Weave,
) {
  const whole = stripes.reduce((sum, { width }) => sum + width, 0)
  let edge = 0
  for (const { width, colours, pattern } of stripes) {
    const [top, bottom] = [edge / whole, (edge + width) / whole]
    edge += width
    const [ground, figure = ground, heart] = colours
    for (let piece = 0; piece < pieces; piece++) {
      const [start, end] = [piece / pieces, (piece + 1) / pieces]
      const tone = folds((start + end) / 2)
      const corners = [drape(start, top), drape(end, top), drape(end, bottom), drape(start, bottom)]
      composition.polygon(corners, tone ? shade(ground, tone) : ground, {
        flow: direction(corners[0]!, corners[1]!),
        isHardEdged: true,
        angleJitter: 0.1,
        colourJitter: 0.8,
      })
    }
    if (!pattern) continue
    const middle = (top + bottom) / 2
    for (let k = 0; k < count; k++) {
      const centre = (k + 0.5) / count
      const put = (size: number, colour: string) =>
        composition.polygon(
          figures[pattern].map(([u, v]) =>
            drape(centre + (u * size * 0.46) / count, lerp(middle, bottom, v * size * 0.9)),
          ),
          shade(colour, folds(centre)),
          {
            flow: direction(drape(centre, middle), drape(centre + 0.01, middle)),
            isHardEdged: true,
            angleJitter: 0.1,
            colourJitter: 0.5,
          },
        )
      put(1, figure)
      if (heart && pattern === 'diamonds') put(0.42, heart)
    }
  }
}
