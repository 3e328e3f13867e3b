import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { drawContour, ink } from './stoneBlocks'

interface Feather {
  readonly from: Point
  readonly angle: number
  readonly length: number
  readonly width: number
  readonly colour: string
  /** Another colour for its last third. */
  readonly tip: string
}

/** A feather cut like a blade: two planes, a dark shaft, another colour at the end. */
export function drawFeather(c: Composition, { from, angle, length, width, colour, tip }: Feather) {
  const at = (along: number, aside: number): Point => [
    from[0] + Math.cos(angle) * along * length - Math.sin(angle) * aside * width,
    from[1] + Math.sin(angle) * along * length + Math.cos(angle) * aside * width,
  ]
  const outline = [at(0, -0.22), at(0.7, -0.5), at(1, 0), at(0.7, 0.5), at(0, 0.22)]
  const brush = { flow: angle, isHardEdged: true, angleJitter: 0.2, minRadius: 3 }
  // The plane that looks up and to the left is the lit one.
  const isUpperLit = Math.cos(angle) * 0.62 - Math.sin(angle) * -0.55 > 0
  for (const side of [-1, 1] as const) {
    const tone = side < 0 === isUpperLit ? 0.05 : -0.08
    c.polygon([at(0, 0), at(0, side * 0.22), at(0.7, side * 0.5), at(1, 0)], shade(colour, tone), brush)
    c.polygon([at(0.62, 0), at(0.56, side * 0.44), at(0.7, side * 0.5), at(1, 0)], shade(tip, tone), brush)
  }
  drawContour(c, outline, 5)
  c.line([at(0, 0), at(0.86, 0)], ink, 4, { paintLoad: 60 })
}
