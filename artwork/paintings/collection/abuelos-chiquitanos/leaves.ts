import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { lerp } from '../../../shared/numbers'
import { drawBlossom, drawLeaf } from '../../motifs/flower'

interface Frond {
  readonly from: Point
  readonly bend: Point
  readonly to: Point
  readonly leaflet: number
  readonly colour: string
}

/** A palm leaf: a bent rib with blades at both sides, longest in the middle. */
function drawFrond(c: Composition, { from, bend, to, leaflet, colour }: Frond) {
  const at = (t: number): Point => [
    lerp(lerp(from[0], bend[0], t), lerp(bend[0], to[0], t), t),
    lerp(lerp(from[1], bend[1], t), lerp(bend[1], to[1], t), t),
  ]
  const blades = 24
  for (let blade = 1; blade < blades; blade++) {
    const t = blade / blades
    const [x, y] = at(t)
    const [nx, ny] = at(Math.min(1, t + 0.02))
    const along = Math.atan2(ny - y, nx - x)
    for (const side of [-1, 1]) {
      const angle = along + side * lerp(1.05, 0.45, t)
      const length =
        leaflet * (0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, t * 1.15))) * (0.9 + 0.2 * c.random())
      const half = 11
      const tone = (side < 0 ? 0.05 : -0.06) + (c.random() - 0.5) * 0.08
      const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length + length * 0.12]
      const aside: Point = [-Math.sin(angle) * half, Math.cos(angle) * half]
      const middle: Point = [lerp(x, end[0], 0.45), lerp(y, end[1], 0.4)]
      c.polygon(
        [
          [x, y],
          [middle[0] + aside[0], middle[1] + aside[1]],
          end,
          [middle[0] - aside[0], middle[1] - aside[1]],
        ],
        shade(colour, tone, 0, tone * 0.3),
        { flow: angle, isHardEdged: true },
      )
    }
  }
  c.line([from, at(0.33), at(0.66), to], shade(colour, 0.16, -0.01, 0.04), 6, { paintLoad: 200 })
}

/** Palm leaves behind the couple. */
export function drawPalms(c: Composition) {
  drawFrond(c, { from: [1680, 640], bend: [1560, 300], to: [1250, 230], leaflet: 190, colour: '#1d6a48' })
  drawFrond(c, { from: [1690, 700], bend: [1640, 420], to: [1440, 420], leaflet: 150, colour: '#3f8a4a' })
  drawFrond(c, { from: [1690, 500], bend: [1600, 150], to: [1380, 40], leaflet: 170, colour: '#0f5a41' })
}

/** Broad leaves and flowers along the lower edge, nearest to the eye. */
export function drawUndergrowth(c: Composition) {
  const greens = ['#1d6a48', '#3f8a4a', '#0f5a41', '#7a9a35', '#2f7d4a'] as const
  for (let x = -60; x < 1740; x += 74) {
    const aside = Math.abs(x - 830) / 830
    const length = lerp(190, 400, aside ** 1.4) * (0.85 + 0.3 * c.random())
    const lean = -Math.PI / 2 + (c.random() - 0.5) * 0.9 + (x < 830 ? 0.35 : -0.35) * aside
    drawLeaf(c, x, 2250 - aside * 30, length, lean, greens[Math.floor(c.random() * greens.length)]!)
  }
  for (const [x, y, size] of [
    [330, 2120, 250],
    [1330, 2150, 230],
    [1560, 2060, 300],
  ] as const)
    drawHeliconia(c, x, y, size)
  for (const [x, y, size, colour] of [
    [120, 2080, 46, '#f6c833'],
    [215, 2155, 38, '#fbe08a'],
    [560, 2165, 40, '#f6c833'],
    [700, 2180, 34, '#e0704a'],
    [880, 2160, 40, '#f3ead2'],
    [1040, 2176, 36, '#f6c833'],
    [1450, 2165, 44, '#fbe08a'],
    [1610, 2150, 40, '#f6c833'],
  ] as const)
    drawBlossom(c, x, y, size, colour, { heart: '#b5532f' })
}

/** A hanging flower of red boats with yellow rims. */
function drawHeliconia(c: Composition, x: number, y: number, size: number) {
  const boats = 6
  for (let boat = 0; boat < boats; boat++) {
    const side = boat % 2 ? 1 : -1
    const v = y - size * 0.5 + (boat * size) / boats
    const reach = size * (0.36 - boat * 0.03)
    const from: Point = [x + side * 4, v]
    const tip: Point = [x + side * reach, v - size * 0.13]
    c.polygon([from, tip, [x - side * 6, v + size * 0.13]], side < 0 ? '#cf4a2c' : '#a83a28', {
      flow: side * -0.35,
      isHardEdged: true,
    })
    c.line([from, tip], '#f6c833', 4.5, { paintLoad: 60 })
  }
  c.line(
    [
      [x, y - size * 0.62],
      [x + 3, y],
      [x - 2, y + size * 0.5],
    ],
    '#8f2f24',
    6,
    { paintLoad: 90 },
  )
}
