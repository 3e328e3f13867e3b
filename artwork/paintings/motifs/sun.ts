import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { circularFlow, type Point } from '../rendering/curves'

interface Sun {
  readonly rays?: number
  readonly core?: string
  readonly disc?: string
  /** Colours of the rays in turn. */
  readonly rayColours?: readonly string[]
  /** How far the longest ray reaches, in radii. */
  readonly reach?: number
}

/** A disc with pointed rays, each half in light and half in shadow. */
export function drawSun(c: Composition, cx: number, cy: number, radius: number, look: Sun = {}) {
  const { rays = 24, core = '#fff1b8', disc = '#f9c440', reach = 1.95 } = look
  const { rayColours = ['#f9c440', '#f08a24'] } = look
  const at = (angle: number, far: number): Point => [
    cx + Math.cos(angle) * radius * far,
    cy + Math.sin(angle) * radius * far,
  ]
  for (let ray = 0; ray < rays; ray++) {
    const angle = (ray / rays) * 2 * Math.PI
    const half = (Math.PI / rays) * 0.72
    const tip = at(angle, ray % 2 ? 1 + (reach - 1) * 0.6 : reach)
    const colour = rayColours[ray % rayColours.length]!
    const brush = { flow: angle, isHardEdged: true, angleJitter: 0.2 }
    c.polygon([at(angle - half, 1.05), tip, at(angle, 1.05)], shade(colour, 0.04), brush)
    c.polygon([at(angle, 1.05), tip, at(angle + half, 1.05)], shade(colour, -0.08), brush)
  }
  const flow = circularFlow(cx, cy)
  c.circle(cx, cy, radius, disc, { flow, isHardEdged: true, angleJitter: 0.2 })
  c.circle(cx, cy, radius * 0.84, shade(disc, -0.07, 0.03), { flow, isHardEdged: true, angleJitter: 0.2 })
  c.circle(cx, cy, radius * 0.72, core, { flow, angleJitter: 0.3 })
}
