import type { Composition } from '../rendering/composition'
import { rings } from '../rendering/curves'

/** Rings of light about a point, the widest first. */
export function halo(
  c: Composition,
  x: number,
  y: number,
  discs: readonly (readonly [radius: number, colour: string])[],
  opacity = 0.5,
) {
  for (const [radius, colour] of discs)
    c.circle(x, y, radius, colour, { opacity, flow: rings(x, y), wobble: 0.3, finest: 6 })
}
