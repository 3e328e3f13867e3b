import { lerp } from '../../shared/numbers'
import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import type { Point } from '../rendering/curves'

interface Strands {
  readonly count: number
  readonly radius: number
  /** Pixels a strand may stray; without it hair looks combed. */
  readonly stray?: number
  readonly opacity?: number
}

/** Strands between two edges of the same number of points, from root to tip. */
export function drawHairLines(
  composition: Composition,
  from: readonly Point[],
  to: readonly Point[],
  colour: string,
  { count, radius, stray = 6, opacity = 0.9 }: Strands,
) {
  const { random } = composition
  const off = () => (random() - 0.5) * 2 * stray
  for (let k = 0; k < count; k++) {
    const at = random()
    const drift = (random() - 0.5) * 0.25
    const last = 1 - random() * 0.3
    const strand = from.map(([x, y], index): Point => {
      const other = to[index]!
      const place = Math.min(1, Math.max(0, at + (drift * index) / from.length))
      return [lerp(x, other[0], place) + off(), lerp(y, other[1], place) + off()]
    })
    const isShort = last < 0.82 && strand.length > 3
    composition.line(
      isShort ? strand.slice(0, -1) : strand,
      shade(colour, (random() - 0.35) * 0.16, 0.01),
      radius * (0.6 + 0.7 * random()),
      { opacity, paintLoad: 60 },
    )
  }
}
