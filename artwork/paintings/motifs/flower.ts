import { mix, shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { circularFlow, type Point } from '../rendering/curves'
import { affineTransform } from './transform'

const fullTurn = 2 * Math.PI
const degrees = (radians: number) => (radians * 180) / Math.PI

/** How far a petal looks to the light, which falls from the upper left: -1 to 1. */
const facesLight = (angle: number) => Math.cos(angle - Math.PI * 1.25)

/** A pointed leaf from its stalk to its tip, in two halves and with a rib. */
export function leaf(
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
export function blossom(
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

/** Rings of a rose from the outside: how many petals, how far out, how long and wide, how dark. */
const whorls = [
  { petals: 5, out: 0.62, along: 0.46, across: 0.52, tone: -0.02 },
  { petals: 5, out: 0.46, along: 0.36, across: 0.44, tone: 0.03 },
  { petals: 4, out: 0.28, along: 0.29, across: 0.36, tone: -0.03 },
  { petals: 3, out: 0.14, along: 0.2, across: 0.25, tone: 0.02 },
] as const

/** The outer edge of a petal that points along `turned`. */
const petalRim = (x: number, y: number, along: number, across: number, rotation: number) =>
  Array.from({ length: 9 }, (_, k): Point => {
    const angle = (k / 8 - 0.5) * 2.7
    const [u, v] = [Math.cos(angle) * along, Math.sin(angle) * across]
    return [
      x + u * Math.cos(rotation) - v * Math.sin(rotation),
      y + u * Math.sin(rotation) + v * Math.cos(rotation),
    ]
  })

/** A full rose seen from the front, or a little from below with `squeeze` under 1. */
export function rose(
  composition: Composition,
  x: number,
  y: number,
  radius: number,
  colour: string,
  { squeeze = 1 }: { squeeze?: number } = {},
) {
  const { random } = composition
  const deep = shade(colour, -0.21, 0.01, -0.01)
  const pale = mix(colour, '#fff1e2', 0.42)
  composition.ellipse(x, y, radius * 0.9, radius * 0.9 * squeeze, deep, {
    flow: circularFlow(x, y),
    isHardEdged: true,
  })
  whorls.forEach(({ petals, out, along, across, tone }, ring) => {
    const start = random() * fullTurn
    const order = Array.from({ length: petals }, (_, k) => start + (k / petals) * fullTurn)
    for (const angle of order) {
      const rotation = angle + (random() - 0.5) * 0.25
      const lit = facesLight(rotation)
      const px = x + Math.cos(rotation) * radius * out
      const py = y + Math.sin(rotation) * radius * out * squeeze
      const petal = mix(shade(colour, tone + 0.05 * lit), pale, Math.max(0.06, 0.36 + 0.5 * lit))
      const brush = {
        rotation: degrees(rotation),
        flow: rotation + Math.PI / 2,
        isHardEdged: true,
        angleJitter: 0.3,
      }
      const [rx, ry] = [radius * along, radius * across]
      composition.ellipse(px, py, rx * 1.1, ry * 1.07, shade(deep, 0.02 * ring), brush)
      composition.ellipse(
        px + Math.cos(rotation) * radius * 0.035,
        py + Math.sin(rotation) * radius * 0.035,
        rx * 0.93,
        ry * 0.95,
        petal,
        brush,
      )
      composition.ellipse(
        px - Math.cos(rotation) * rx * 0.4,
        py - Math.sin(rotation) * rx * 0.4,
        rx * 0.62,
        ry * 0.72,
        shade(colour, tone - 0.1),
        brush,
      )
      if (radius < 60) continue
      const rim = petalRim(px, py, rx, ry, rotation)
      composition.line(rim, deep, radius * 0.024, { paintLoad: 90, opacity: 0.75 })
      if (lit > -0.2)
        composition.line(petalRim(px, py, rx * 0.86, ry * 0.86, rotation), pale, radius * 0.026, {
          paintLoad: 90,
          opacity: 0.7,
        })
    }
  })
  const spiral = Array.from({ length: 12 }, (_, k): Point => {
    const angle = k * 0.55 + 2
    const out = radius * (0.02 + 0.014 * k)
    return [x + Math.cos(angle) * out, y + Math.sin(angle) * out * squeeze]
  })
  composition.line(spiral, deep, Math.max(2.2, radius * 0.03), { paintLoad: 200, opacity: 0.85 })
}
