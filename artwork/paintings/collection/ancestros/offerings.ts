import { lerp } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { drawAwayo, type Stripe } from '../../motifs/awayo'
import { drawBlossom, drawLeaf } from '../../motifs/flower'
import { uniformTransform } from '../../motifs/transform'
import { drawApacheta } from './apacheta'

const stripes: readonly Stripe[] = [
  { width: 0.5, colours: ['#7a1838'] },
  { width: 0.4, colours: ['#f0b23a'] },
  { width: 1.5, colours: ['#b3243f', '#f6e3bd', '#3a2a9c'], pattern: 'diamonds' },
  { width: 0.4, colours: ['#f6e3bd'] },
  { width: 1.5, colours: ['#2b2390', '#f0b23a', '#c92f4a'], pattern: 'diamonds' },
  { width: 0.4, colours: ['#d8432f'] },
  { width: 0.8, colours: ['#5a1650'] },
]

/** A cloth on the ground with maize, kantuta flowers and coloured wool; a heap of stones at each side. */
export function drawOfferings(picture: Composition) {
  for (const [x, y, size] of [
    [70, 2130, 1],
    [1575, 2120, 1.1],
  ] as const)
    drawApacheta(picture, x, y, size)
  const drape = (along: number, across: number): Point => [
    825 + (along - 0.5) * lerp(900, 1180, across),
    2052 + across * 150 + Math.sin(along * 17) * 5,
  ]
  drawAwayo(picture, {
    drape,
    stripes,
    figures: 17,
    pieces: 24,
    folds: (along) => 0.05 * Math.sin(along * 21) - 0.07 * along,
  })
  drawMaize(picture, 520, 2108, -0.3, ['#f4c64a', '#f7e1a0'])
  drawMaize(picture, 615, 2140, 0.2, ['#8f2f6a', '#c2486a'])
  drawMaize(picture, 1085, 2112, 0.4, ['#f0a43a', '#f9dd8a'])
  drawFlowers(picture)
  drawWool(picture, 985, 2132, '#d8354a')
  drawWool(picture, 700, 2092, '#f0b23a')
  drawWool(picture, 1190, 2140, '#5a4bc4')
}

function drawFlowers(picture: Composition) {
  for (const [dx, dy, turn] of [
    [-70, 10, 3],
    [78, 12, 0.1],
    [-34, 44, 2.2],
    [40, 46, 0.9],
    [0, -46, -1.6],
  ] as const)
    drawLeaf(picture, 835 + dx * 0.4, 2104 + dy * 0.4, 92, turn, '#2f7f68')
  for (const [dx, dy, radius, tint] of [
    [-62, 4, 40, '#d8263f'],
    [58, 0, 42, '#e0402f'],
    [-4, -30, 38, '#f2b83c'],
    [0, 32, 44, '#c41f48'],
  ] as const)
    drawBlossom(picture, 835 + dx, 2100 + dy, radius, tint, { petals: 5, heart: '#f9d66a' })
}

function drawMaize(
  picture: Composition,
  x: number,
  y: number,
  turn: number,
  [dark, light]: readonly [string, string],
) {
  const own = uniformTransform({ x, y, unit: 1, rotation: (turn * 180) / Math.PI })
  picture.path(own.path('M-84,10C-40,-34 50,-30 92,4C50,40 -40,44 -84,10Z'), shade(dark, -0.2), {
    isHardEdged: true,
    flow: turn,
  })
  for (let row = -1; row <= 1; row++)
    for (let grain = 0; grain < 11; grain++) {
      const u = -56 + grain * 12.6
      const [px, py] = own.point(u, row * (17 - Math.abs(grain - 5) * 1.4) + 4)
      const tint = mix(dark, light, row < 0 ? 0.9 : row === 0 ? 0.45 : 0.05)
      picture.ellipse(px, py, 7.4, 8.4, shade(tint, (picture.random() - 0.5) * 0.08), {
        isHardEdged: true,
        colourJitter: 0.5,
      })
    }
  drawLeaf(picture, ...own.point(-100, 8), 110, turn - 0.35, '#b9b45a')
  drawLeaf(picture, ...own.point(-104, 14), 116, turn + 0.3, '#8f9a4c')
}

/** A ball of spun wool. */
function drawWool(picture: Composition, x: number, y: number, tint: string) {
  picture.ellipse(x + 14, y + 20, 46, 22, '#2a0f3c', { opacity: 0.6, flow: 0 })
  picture.circle(
    x,
    y,
    36,
    picture.gradient(
      [
        [0, shade(tint, 0.08)],
        [1, shade(tint, -0.16)],
      ],
      1,
      1,
    ),
    { isHardEdged: true, flow: 0.7 },
  )
  for (let turn = -2; turn <= 2; turn++) {
    const half = 33 - Math.abs(turn) * 4
    picture.line(
      [
        [x - half, y + turn * 10 + 9],
        [x - half * 0.4, y + turn * 11 - 5],
        [x + half * 0.4, y + turn * 11 - 7],
        [x + half, y + turn * 10 + 4],
      ],
      shade(tint, turn % 2 ? 0.1 : -0.13),
      3.2,
      { paintLoad: 60 },
    )
  }
}
