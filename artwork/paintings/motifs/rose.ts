import { mix, shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import { circularFlow, type Point } from '../rendering/curves'
import { degrees, facesLight, fullTurn } from './flower'

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
export function drawRose(
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
