import { shade } from '../rendering/colour'
import { Composition } from '../rendering/composition'
import { parsePoints, type Point } from '../rendering/curves'
import { drawChakanaRings } from '../motifs/chakana'
import { altiplano } from '../painters/altiplano'
import type { Painting } from '../painting'
import { detail } from './detailSize'

const { width, height } = detail
const sun = { x: 560, y: 470 } as const
const flat = { isHardEdged: true, angleJitter: 0.1, colourJitter: 0.35 } as const

/** Rays from the sun to the edge, in two blues. */
function drawRays(c: Composition) {
  c.rect(0, 0, width, height, '#1d3a9e', { ...flat, flow: 0.4 })
  const count = 22
  for (let ray = 0; ray < count; ray += 2) {
    const at = (turn: number): Point => [sun.x + Math.cos(turn) * 1700, sun.y + Math.sin(turn) * 1700]
    const [from, to] = [(ray / count) * 2 * Math.PI, ((ray + 1) / count) * 2 * Math.PI]
    c.polygon([[sun.x, sun.y], at(from), at(to)], '#2d56c9', { ...flat, flow: (from + to) / 2 })
  }
}

function drawDisc(c: Composition) {
  const bands = [
    [400, '#14206b'],
    [382, '#e8622c'],
    [322, '#f6b52f'],
    [262, '#fbe29a'],
  ] as const
  for (const [radius, colour] of bands) c.circle(sun.x, sun.y, radius, colour, { ...flat, flow: 0.3 })
  drawChakanaRings(c, sun.x, sun.y, 66, ['#14206b', '#c9263f', '#f7ead0', '#1f9d95'])
  c.circle(sun.x, sun.y, 26, '#f6b52f', { ...flat, flow: 0 })
}

/** Mountains of one flat colour a side, and a stepped terrace before them. */
function drawLand(c: Composition) {
  const side = (points: readonly Point[], colour: string, flow: number) =>
    c.polygon(points, colour, { ...flat, flow })
  side(parsePoints('900,1060 1200,360 1240,1060'), '#f7f0e4', 1.9)
  side(parsePoints('1200,360 1240,1060 1480,1060 1480,720'), '#7c94e0', 1.1)
  side(parsePoints('-60,1060 -60,700 180,560 330,1060'), '#5f79d6', 1.2)
  side(parsePoints('180,560 330,1060 520,1060'), '#2f469f', 1.1)
  const steps: readonly (readonly [x: number, y: number, colour: string])[] = [
    [300, 800, '#1f9d95'],
    [200, 870, '#f6b52f'],
    [100, 940, '#d8432f'],
    [0, 1005, '#8f1f3f'],
  ]
  for (const [inset, y, colour] of steps) {
    c.polygon(
      [
        [inset, y],
        [width - inset, y],
        [width - inset, height],
        [inset, height],
      ],
      colour,
      { ...flat, flow: 0 },
    )
    c.polygon(
      [
        [width * 0.62, y],
        [width - inset, y],
        [width - inset, height],
        [width * 0.7, height],
      ],
      shade(colour, -0.07),
      { ...flat, flow: 0 },
    )
  }
}

/** Acrylic: flat, firm shapes with few strokes. */
export const techniqueAcrilico: Painting = {
  ...altiplano.acrylic,
  primer: '#d9cfb8',
  async compose() {
    const c = new Composition(width, height, 31)
    drawRays(c)
    drawDisc(c)
    drawLand(c)
    return c.rasterise()
  },
}
