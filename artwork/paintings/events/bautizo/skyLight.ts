import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow, type Point } from '../../rendering/curves'
import { gold, turquoise } from './palette'

const source = { x: 822, y: 470 } as const

/** A ray from the light behind the dove, `angle` in radians from straight down. */
const ray = (angle: number, spread: number, length: number): Point[] => {
  const at = (turn: number, out: number): Point => [
    source.x + Math.sin(turn) * out,
    source.y + Math.cos(turn) * out,
  ]
  return [
    at(angle - spread * 0.5, 120),
    at(angle - spread, length),
    at(angle + spread, length),
    at(angle + spread * 0.5, 120),
  ]
}

/** All the way round the source and a little further. */
const circle = (radius: number) =>
  Array.from({ length: 62 }, (_, k): Point => {
    const angle = 3.2 + (k / 60) * 2 * Math.PI
    return [source.x + Math.cos(angle) * radius, source.y + Math.sin(angle) * radius]
  })

/** Turquoise air in rings and the rays that fall from it. */
export function drawHeaven(composition: Composition) {
  const { width, height } = composition
  const about = { flow: circularFlow(source.x, source.y), minRadius: 6, angleJitter: 0.4 }
  const air = composition.gradient([
    [0, turquoise.deep],
    [0.3, turquoise.mid],
    [0.62, '#3aa0a2'],
    [0.85, '#4ba8a4'],
    [1, '#2f8a90'],
  ])
  composition.rect(0, 0, width, height, air, { ...about, angleJitter: 0.7 })
  const discs = [
    [980, turquoise.deep, 0.35],
    [800, '#137582', 0.5],
    [640, '#0f6775', 0.6],
    [505, '#0c5868', 0.7],
  ] as const
  for (const [radius, colour, opacity] of discs)
    composition.circle(source.x, source.y, radius, colour, { ...about, opacity })
  for (let k = -9; k <= 9; k++) {
    const isGold = k % 2 === 0
    const angle = (k / 9) * 1.15 + (composition.random() - 0.5) * 0.03
    const wide = 0.7 + composition.random() * 0.6
    const colour = isGold ? '#fff0bd' : mix(turquoise.pale, '#ffffff', 0.3)
    composition.polygon(ray(angle, (isGold ? 0.03 : 0.052) * wide, 2300), colour, {
      flow: Math.PI / 2 - angle,
      opacity: isGold ? 0.66 : 0.28,
      minRadius: 5,
      angleJitter: 0.2,
    })
  }
  composition.polygon(ray(0, 0.17, 1300), '#fff6d6', {
    flow: Math.PI / 2,
    opacity: 0.34,
    minRadius: 5,
    angleJitter: 0.2,
  })
  for (let k = -8; k <= 8; k++) {
    const angle = Math.PI + (k / 8) * 1.7
    composition.polygon(ray(angle, 0.018, k % 2 ? 1000 : 1300), k % 2 ? gold.mid : turquoise.light, {
      flow: Math.PI / 2 - angle,
      opacity: 0.34,
      minRadius: 4,
      angleJitter: 0.2,
    })
  }
  composition.line(circle(416), gold.deep, 15, { paintLoad: 70 })
  composition.line(circle(413), gold.mid, 11, { paintLoad: 56 })
  composition.line(circle(409), gold.light, 4, { paintLoad: 40, opacity: 0.8 })
}
