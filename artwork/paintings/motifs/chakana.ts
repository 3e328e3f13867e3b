import type { Composition } from '../rendering/composition'
import type { BrushSettings } from '../rendering/referenceImage'
import { parsePoints, type Point } from '../rendering/curves'

const quarter: readonly Point[] = parsePoints('1,-3 1,-2 2,-2 2,-1 3,-1')

/** The stepped cross, six units wide. */
const corners: readonly Point[] = [0, 1, 2, 3].flatMap((turns) =>
  quarter.map(([x, y]): Point => {
    if (turns === 0) return [x, y]
    if (turns === 1) return [-y, x]
    return turns === 2 ? [-x, -y] : [y, -x]
  }),
)

interface Flattened extends BrushSettings {
  /** Height against width, for one that lies on the ground. */
  readonly tall?: number
}

export function drawChakana(
  c: Composition,
  cx: number,
  cy: number,
  unit: number,
  fill: string,
  { tall = 1, ...brush }: Flattened = {},
) {
  const points = corners.map(([x, y]): Point => [cx + x * unit, cy + y * unit * tall])
  c.polygon(points, fill, { flow: 0, angleJitter: 0.15, isHardEdged: true, ...brush })
}

/** One inside the other, the first the largest. */
export function drawChakanaRings(
  c: Composition,
  cx: number,
  cy: number,
  unit: number,
  fills: readonly string[],
  look: Flattened = {},
) {
  fills.forEach((fill, ring) => drawChakana(c, cx, cy, unit * (1 - ring / fills.length), fill, look))
}
