import { lerp } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, radialFlow, type Point } from '../../rendering/curves'
import { horizon, vines } from './palette'

const { x: hx, y: hy } = horizon

/** From the horizon to the lower edge: `near` 0 to 1, and where the line meets the edge. */
const towards = (edge: number, near: number): Point => [lerp(hx, edge, near), lerp(hy, 2230, near)]

const rows = [-6, -5, -4, -3, -2, -1, 1, 2, 3, 4, 5, 6] as const
const edgeOf = (row: number) => hx + Math.sign(row) * (170 + Math.abs(row) * 440)

/** Earth between the vines, in strips that run to the sun. */
function drawEarth(composition: Composition) {
  const soil = composition.gradient([
    [0, '#e2a566'],
    [0.12, '#cd8549'],
    [0.5, '#b0693c'],
  ])
  composition.rect(0, hy, composition.width, 2200 - hy, soil, { flow: radialFlow(hx, hy), minRadius: 5 })
  for (const row of rows) {
    const edge = edgeOf(row)
    const strip = (from: number, to: number, colour: string) =>
      composition.polygon(
        [
          towards(edge + from, 0.01),
          towards(edge + from, 1),
          towards(edge + to, 1),
          towards(edge + to, 0.01),
        ],
        colour,
        {
          flow: radialFlow(hx, hy),
          minRadius: 4,
          angleJitter: 0.3,
        },
      )
    strip(-250, -40, row < 0 ? '#d3924f' : '#b8703f')
    strip(60, 250, '#8a4d3a')
  }
}

/** One row of trained vines, from far to near, with posts and bunches of grapes. */
function drawVineRow(composition: Composition, row: number) {
  const { random } = composition
  const edge = edgeOf(row)
  const isLit = row > 0
  for (let near = 0.035; near < 1.08; near *= 1.055 + 0.012 / near ** 0.2) {
    const [x, y] = towards(edge, near)
    const size = 128 * near
    if (x < -size || x > 1650 + size) continue
    if (near > 0.25 && random() < 0.16)
      composition.rect(x - size * 0.05, y - size * 1.15, Math.max(8, size * 0.1), size * 1.3, '#5e3d34', {
        flow: Math.PI / 2,
        isHardEdged: true,
      })
    for (let k = 0; k < 7; k++) {
      const [u, v] = [(random() - 0.5) * 1.5, random()]
      const colour = vines[Math.floor(random() * vines.length)]!
      const tone = (isLit ? -u : u * -1) * 0.05 + (v > 0.6 ? -0.07 : 0.03) + (near < 0.2 ? 0.05 : 0)
      composition.ellipse(
        x + u * size * 0.55,
        y - size * (1.05 - v * 0.85),
        size * 0.3,
        size * 0.2,
        mix(shade(colour, tone), '#f2c067', Math.max(0, 0.4 - near)),
        {
          rotation: random() * 180,
          isHardEdged: near > 0.2,
          flow: random() * 3,
        },
      )
    }
    if (near > 0.3 && random() < 0.4)
      for (const [u, v] of parsePoints('-0.12,0 0.12,0 0,0.06 -0.07,0.17 0.08,0.17 0,0.28'))
        composition.circle(
          x + u * size + size * 0.15,
          y - size * 0.5 + v * size,
          Math.max(5, size * 0.085),
          v > 0.1 ? '#4a2a6a' : '#6d4296',
          { isHardEdged: true, colourJitter: 0.6 },
        )
  }
}

/** The path with fallen blossom, and the rows on both sides. */
export function drawVineyard(composition: Composition) {
  drawEarth(composition)
  const along = { flow: radialFlow(hx, hy), minRadius: 4, angleJitter: 0.4 }
  composition.polygon(
    [towards(hx - 500, 0), [hx - 14, hy], [hx + 14, hy], [hx + 520, 2200], [hx - 520, 2200]],
    '#e9b46a',
    { ...along, isHardEdged: true },
  )
  composition.polygon(
    [
      [hx - 12, hy],
      [hx + 2, hy],
      [hx - 40, 2200],
      [hx - 420, 2200],
    ],
    '#f6d08c',
    { ...along, opacity: 0.8 },
  )
  composition.polygon(
    [
      [hx + 6, hy],
      [hx + 14, hy],
      [hx + 520, 2200],
      [hx + 260, 2200],
    ],
    '#c98a55',
    { ...along, opacity: 0.8 },
  )
  for (const row of [-6, 6, -5, 5, -4, 4, -3, 3, -2, 2, -1, 1] as const) drawVineRow(composition, row)
}
