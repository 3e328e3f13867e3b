import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawBlossom, drawLeaf } from '../../motifs/flower'

const straw = '#dcae52'
const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.4, minRadius: 3 } as const
const level = { flow: 0, isHardEdged: true, angleJitter: 0.3, minRadius: 3 } as const

/** A wide hat of plaited straw over the face at `x`, `y`, with a band, flowers and three feathers. */
export function drawHat(c: Composition, x: number, y: number) {
  // Its shadow on the brow.
  c.path(
    `M${x - 148},${y - 160}C${x - 80},${y - 106} ${x + 80},${y - 106} ${x + 148},${y - 160}L${x + 140},${y - 190}H${x - 140}Z`,
    '#7a4428',
    { ...level, opacity: 0.75 },
  )
  drawFeathers(c, x, y)
  c.ellipse(x, y - 205, 372, 84, straw, level)
  c.path(
    `M${x - 372},${y - 205}C${x - 250},${y - 126} ${x + 250},${y - 126} ${x + 372},${y - 205}C${x + 250},${y - 164} ${x - 250},${y - 164} ${x - 372},${y - 205}Z`,
    '#96682e',
    level,
  )
  for (let ring = 0; ring < 5; ring++) {
    const wide = 352 - ring * 32
    const sag = 62 - ring * 9
    const arc = [-1, -0.6, 0, 0.6, 1].map((at): [number, number] => [
      x + at * wide,
      y - 214 + (1 - at * at) * sag,
    ])
    c.line(arc, shade(straw, ring % 2 ? 0.1 : -0.12), 4, { paintLoad: 200, opacity: 0.8 })
  }
  c.path(
    `M${x - 192},${y - 222}C${x - 182},${y - 384} ${x - 112},${y - 424} ${x},${y - 424}C${x + 112},${y - 424} ${x + 182},${y - 384} ${x + 192},${y - 222}C${x + 90},${y - 186} ${x - 90},${y - 186} ${x - 192},${y - 222}Z`,
    mix(straw, '#f6d78a', 0.5),
    down,
  )
  c.path(
    `M${x + 20},${y - 424}C${x + 112},${y - 424} ${x + 182},${y - 384} ${x + 192},${y - 222}C${x + 150},${y - 204} ${x + 120},${y - 202} ${x + 86},${y - 198}C${x + 108},${y - 300} ${x + 90},${y - 384} ${x + 20},${y - 424}Z`,
    shade(straw, -0.1),
    down,
  )
  for (let plait = 0; plait < 6; plait++) {
    const top = y - 410 + plait * 25
    const half = 70 + Math.sqrt(plait) * 50
    const arc = [-1, 0, 1].map((at): [number, number] => [x + at * half, top + (1 - at * at) * 20])
    c.line(arc, shade(straw, -0.08 - 0.04 * (plait % 2)), 3.4, { paintLoad: 200, opacity: 0.6 })
  }
  c.path(
    `M${x - 194},${y - 268}C${x - 90},${y - 232} ${x + 90},${y - 232} ${x + 194},${y - 268}L${x + 192},${y - 218}C${x + 90},${y - 184} ${x - 90},${y - 184} ${x - 192},${y - 218}Z`,
    '#a83c28',
    level,
  )
  c.line(
    [
      [x - 192, y - 240],
      [x - 90, y - 208],
      [x, y - 200],
      [x + 90, y - 208],
      [x + 192, y - 240],
    ],
    '#f3d58a',
    6,
    { paintLoad: 200 },
  )
  const flowers = ['#f6c833', '#f3ead2', '#e07a4a', '#f6c833', '#f3ead2'] as const
  flowers.forEach((colour, k) => {
    const fx = x - 146 + k * 44
    const fy = y - 244 + Math.sin(k) * 10 + Math.abs(k - 2) * -4 + 24
    drawLeaf(c, fx + 10, fy + 6, 62, k % 2 ? 0.9 : -2.2, '#2f7d4a')
    drawBlossom(c, fx, fy, 31, colour, { heart: '#b5532f' })
  })
}

function drawFeathers(c: Composition, x: number, y: number) {
  for (const [colour, angle, length] of [
    ['#1f7a58', -1.95, 320],
    ['#e9b03a', -1.68, 360],
    ['#b5432c', -1.4, 310],
  ] as const) {
    const [fx, fy] = [x + 150, y - 236]
    const at = (turn: number, far: number) =>
      `${fx + Math.cos(angle + turn) * length * far},${fy + Math.sin(angle + turn) * length * far}`
    c.path(`M${fx},${fy}Q${at(0.28, 0.6)} ${at(0, 1)}L${fx},${fy}Z`, shade(colour, -0.08), {
      flow: angle + 0.2,
      isHardEdged: true,
    })
    c.path(`M${fx},${fy}Q${at(-0.26, 0.55)} ${at(0, 1)}L${fx},${fy}Z`, shade(colour, 0.05), {
      flow: angle - 0.2,
      isHardEdged: true,
    })
    c.line(
      [
        [fx, fy],
        [fx + Math.cos(angle) * length * 0.9, fy + Math.sin(angle) * length * 0.9],
      ],
      mix(colour, '#fff3cf', 0.5),
      3.4,
      { paintLoad: 90 },
    )
  }
}
