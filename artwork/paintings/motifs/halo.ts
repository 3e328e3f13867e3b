import type { Composition } from '../rendering/composition'
import { circularFlow } from '../rendering/curves'

/** Rings of light about a point, the widest first. */
export function drawHalo(
  c: Composition,
  x: number,
  y: number,
  discs: readonly (readonly [radius: number, colour: string])[],
  opacity = 0.5,
) {
  for (const [radius, colour] of discs)
    c.circle(x, y, radius, colour, { opacity, flow: circularFlow(x, y), angleJitter: 0.3, minRadius: 6 })
}
