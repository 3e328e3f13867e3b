import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { radialFlow, type Point } from '../../rendering/curves'
import { lerp } from '../../../shared/numbers'
import { drawChakana, drawChakanaRings } from '../../motifs/chakana'
import { upright } from '../../painting'

const { width, height } = upright
const middle = width / 2

/** The meeting place: a round square that lies on the ground. */
export const square = { x: middle, y: 1520, rx: 330, ry: 128 } as const

const bottom = square.y + square.ry
const avenue = { narrow: 120, wide: 470 } as const

/** Half of the avenue's width, from the square (0) to the edge of the picture (1): its curve, worked out. */
const avenueHalf = (near: number) => {
  const { narrow, wide } = avenue
  const far = 1 - near
  return (
    far ** 3 * narrow +
    3 * far ** 2 * near * narrow * 1.5 +
    3 * far * near ** 2 * wide * 0.8 +
    near ** 3 * wide
  )
}

/** Half of the width that stays free of houses at this height of the picture. */
export function halfClear(y: number): number {
  const { rx, ry } = square
  const road = y < square.y ? 0 : avenueHalf(Math.min(1, (y - square.y) / (height - square.y)))
  const off = (y - square.y) / ry
  return Math.max(road, Math.abs(off) < 1 ? rx * 1.08 * Math.sqrt(1 - off * off) : 0)
}

/** An avenue of light that comes down from the square in flights of steps. */
export function drawSteps(c: Composition) {
  const { narrow, wide } = avenue
  const light = c.gradient([
    [0, '#ffe3a0'],
    [0.45, '#eea04e'],
    [1, '#8d3a3c'],
  ])
  const d = `M${middle - narrow},${square.y}C${middle - narrow * 1.5},${square.y + 240} ${middle - wide * 0.8},${height - 200} ${middle - wide},${height}H${middle + wide}C${middle + wide * 0.8},${height - 200} ${middle + narrow * 1.5},${square.y + 240} ${middle + narrow},${square.y}Z`
  c.path(d, light, { flow: radialFlow(middle, square.y - 300), angleJitter: 0.4, minRadius: 4 })
  for (let step = 0; step < 9; step++) {
    const near = (step + 1) / 9
    const y = lerp(bottom + 10, height - 20, near ** 1.5)
    const half = avenueHalf((y - square.y) / (height - square.y)) * 0.97
    const sag = half * 0.13
    const thick = 9 + near * 15
    const band = `M${middle - half},${y}Q${middle},${y + sag} ${middle + half},${y}V${y + thick}Q${middle},${y + sag + thick} ${middle - half},${y + thick}Z`
    const colour = step % 2 ? '#c4602f' : mix('#fbd384', '#c4602f', near * 0.3)
    c.path(band, colour, { flow: 0, opacity: 0.8, angleJitter: 0.2, isHardEdged: true })
  }
}

/** A medallion like a woven one: rings, a border of triangles, the chakana in the middle, lamps around. */
export function drawMedallion(c: Composition) {
  const { x, y, rx, ry } = square
  const flow = (px: number, py: number) => Math.atan2((py - y) / ry ** 2, (px - x) / rx ** 2) + Math.PI / 2
  const around = (angle: number, far: number): Point => [
    x + Math.cos(angle) * rx * far,
    y + Math.sin(angle) * ry * far,
  ]
  for (const [far, colour] of [
    [1, '#3b1a4f'],
    [0.95, '#f3a43f'],
    [0.8, '#f9e3b4'],
    [0.64, '#d8532c'],
  ] as const)
    c.ellipse(x, y, rx * far, ry * far, colour, { flow, isHardEdged: true, angleJitter: 0.15 })
  const teeth = 36
  for (let tooth = 0; tooth < teeth; tooth++) {
    const angle = (tooth / teeth) * 2 * Math.PI
    const half = (Math.PI / teeth) * 0.8
    c.polygon(
      [around(angle - half, 0.65), around(angle, 0.79), around(angle + half, 0.65)],
      tooth % 2 ? '#8e2440' : '#5b2f8e',
      { isHardEdged: true, flow: angle, colourJitter: 0.5 },
    )
  }
  drawChakanaRings(c, x, y, 62, ['#fbe7b8', '#4a2785', '#f3b13f', '#b93a2a'], { tall: ry / rx })
  drawChakana(c, x, y, 9, '#fff6dc', { tall: ry / rx })
  for (let lamp = 0; lamp < 26; lamp++) {
    const [lx, ly] = around((lamp / 26) * 2 * Math.PI + 0.1, 0.88)
    c.ellipse(lx, ly, 9, 7, '#fff3cf', { isHardEdged: true, maxRadius: 8 })
  }
}
