import { mix, shade } from '../rendering/colour'
import { Composition } from '../rendering/composition'
import { smoothCurve, type Point } from '../rendering/curves'
import { lerp } from '../../shared/numbers'
import { llanos } from '../painters/llanos'
import type { Painting } from '../painting'
import { detail } from './detailSize'

const { width, height } = detail
const soft = { angleJitter: 0.7, flow: -0.5 } as const

/** A red lagoon at daybreak, hills in haze. */
function drawLagoon(c: Composition) {
  const sky = c.gradient([
    [0, '#8fb5d6'],
    [0.55, '#f3cfc0'],
    [1, '#f9dfae'],
  ])
  c.rect(0, 0, width, 480, sky, soft)
  for (const [d, colour] of [
    ['M-20,480L180,270L300,350L470,230L660,400L760,480Z', '#8d93c4'],
    ['M520,480L760,330L900,390L1120,250L1420,420V480Z', '#a99cc9'],
    ['M-20,480C200,420 460,430 700,455C980,430 1200,440 1420,450V500H-20Z', '#c98f9f'],
  ] as const)
    c.path(d, colour, soft)
  const water = c.gradient([
    [0, '#f3b9a0'],
    [0.4, '#e58a7f'],
    [1, '#a8546f'],
  ])
  c.rect(0, 478, width, height - 478, water, { ...soft, flow: 0.03 })
  for (let glint = 0; glint < 60; glint++) {
    const near = c.random()
    const colour = ['#fbe0c4', '#f3a99a', '#8fa9cf', '#c96a78'][glint % 4]!
    c.ellipse(c.random() * width, 500 + near * 540, 50 + 130 * near, 4 + 10 * near, colour, {
      opacity: 0.7,
      flow: 0,
    })
  }
}

/** A curved shape that tapers; its edges are chalk like all the rest. */
function drawRibbon(
  c: Composition,
  points: readonly Point[],
  [first, last]: readonly [number, number],
  colour: string,
) {
  const curve = smoothCurve(points, 8)
  const edge = (side: number) =>
    curve.map(([x, y], k): Point => {
      const [fx, fy] = curve[Math.max(0, k - 1)]!
      const [tx, ty] = curve[Math.min(curve.length - 1, k + 1)]!
      const angle = Math.atan2(ty - fy, tx - fx)
      const half = lerp(first, last, k / (curve.length - 1)) * side
      return [x - Math.sin(angle) * half, y + Math.cos(angle) * half]
    })
  c.polygon([...edge(1), ...edge(-1).reverse()], colour, soft)
}

/** A flamingo from its feet: legs, a feathered body, the neck in an S. */
function drawFlamingo(c: Composition, x: number, y: number, unit: number, colour: string) {
  const at = (u: number, v: number) => [x + u * unit, y + v * unit] as const
  const path = (d: string) =>
    d.replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, u: string, v: string) => at(Number(u), Number(v)).join(','))
  const dark = shade(colour, -0.14, 0.02)
  c.ellipse(...at(4, 3), 30 * unit, 5 * unit, mix(dark, '#7a3f62', 0.5), { opacity: 0.6, flow: 0 })
  drawRibbon(c, [at(-3, -48), at(-5, -24), at(-3, 1)], [unit * 1.5, unit * 1.2], dark)
  drawRibbon(c, [at(7, -48), at(9, -24), at(8, 3)], [unit * 1.5, unit * 1.2], dark)
  const neck = [
    at(-16, -60),
    at(-36, -68),
    at(-41, -86),
    at(-25, -97),
    at(-16, -110),
    at(-24, -123),
    at(-36, -123),
  ]
  const lit = neck.map(([u, v]): Point => [u - unit, v - unit * 0.8])
  drawRibbon(c, neck, [unit * 6.5, unit * 4], dark)
  drawRibbon(c, lit, [unit * 5, unit * 2.8], mix(colour, '#fff0e4', 0.12))
  c.path(
    path('M-28,-62C-18,-86 16,-88 30,-72C40,-62 50,-56 58,-50C40,-44 14,-40 -6,-44C-20,-46 -30,-52 -28,-62Z'),
    colour,
    soft,
  )
  c.path(
    path('M-10,-60C6,-78 30,-74 44,-60C52,-54 58,-52 60,-49C40,-44 10,-44 -10,-60Z'),
    mix(colour, '#fff0e4', 0.4),
    { ...soft, flow: 0.4 },
  )
  c.path(path('M20,-56C36,-56 50,-54 64,-47C50,-44 34,-44 20,-56Z'), '#c9405a', { ...soft, flow: 0.3 })
  c.ellipse(...at(-37, -121), 8 * unit, 6.4 * unit, colour, { flow: 0.4 })
  c.path(path('M-42,-124C-52,-122 -58,-114 -56,-106C-50,-108 -46,-114 -40,-116Z'), '#f3e3d0', { flow: 1 })
  c.path(path('M-54,-114C-58,-110 -58,-106 -55,-103C-51,-106 -50,-109 -50,-112Z'), '#2f2433', {
    flow: 1,
    isHardEdged: true,
  })
  c.circle(...at(-37, -123), unit * 1.5, '#2f2433', { isHardEdged: true })
}

/** Pastel: chalk in short strokes, soft edges, the tooth of the paper. */
export const techniquePastel: Painting = {
  ...llanos.pastel,
  primer: '#e9dcc6',
  async compose() {
    const c = new Composition(width, height, 12)
    drawLagoon(c)
    drawFlamingo(c, 1130, 640, 2.1, '#f0a5a8')
    drawFlamingo(c, 300, 690, 2.5, '#ec9aa4')
    drawFlamingo(c, 720, 940, 5, '#f08f9c')
    return c.rasterise()
  },
}
