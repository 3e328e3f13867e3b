import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { circularFlow } from '../rendering/curves'
import { affineTransform } from './transform'

export const fullTurn = 2 * Math.PI
export const degrees = (radians: number) => (radians * 180) / Math.PI

/** How far a petal looks to the light, which falls from the upper left: -1 to 1. */
export const facesLight = (angle: number) => Math.cos(angle - Math.PI * 1.25)

/** A pointed leaf from its stalk to its tip, in two halves and with a rib. */
export function drawLeaf(
  composition: Composition,
  x: number,
  y: number,
  length: number,
  angle: number,
  colour: string,
  /** Width against the usual one. */
  slim = 1,
) {
  const { path, points: trace } = affineTransform(x, y, length / 100, (slim * length) / 100, angle)
  const isUpperLit = Math.cos(angle) > 0
  const [lit, dark] = [shade(colour, 0.05, 0, 0.02), shade(colour, -0.07, 0, -0.02)]
  composition.path(path('M0,0C18,-30 62,-32 100,0L0,0Z'), isUpperLit ? lit : dark, {
    flow: angle - 0.35,
    isHardEdged: true,
  })
  composition.path(path('M0,0C18,30 62,32 100,0L0,0Z'), isUpperLit ? dark : lit, {
    flow: angle + 0.35,
    isHardEdged: true,
  })
  if (length > 60)
    composition.line(trace('4,0 50,-1 88,0'), shade(colour, 0.12, -0.01, 0.03), length / 55, { opacity: 0.8 })
}

/** An open flower with round petals, as those of arches and bouquets. */
export function drawBlossom(
  composition: Composition,
  x: number,
  y: number,
  radius: number,
  colour: string,
  { petals = 6, heart = '#f6c445' }: { petals?: number; heart?: string } = {},
) {
  const start = composition.random() * fullTurn
  for (let k = 0; k < petals; k++) {
    const angle = start + (k / petals) * fullTurn
    const tint = shade(colour, 0.035 * facesLight(angle) + (composition.random() - 0.5) * 0.05)
    composition.ellipse(
      x + Math.cos(angle) * radius * 0.58,
      y + Math.sin(angle) * radius * 0.58,
      radius * 0.46,
      radius * (2.1 / petals),
      tint,
      { rotation: degrees(angle), flow: angle, isHardEdged: true, angleJitter: 0.4 },
    )
  }
  composition.circle(x, y, radius * 0.4, shade(colour, -0.1), { flow: circularFlow(x, y) })
  composition.circle(x - radius * 0.03, y - radius * 0.03, radius * 0.29, heart, {
    flow: circularFlow(x, y),
    isHardEdged: true,
  })
  composition.circle(x + radius * 0.05, y + radius * 0.05, radius * 0.13, shade(heart, -0.16, 0.03), {
    colourJitter: 0.5,
  })
}
