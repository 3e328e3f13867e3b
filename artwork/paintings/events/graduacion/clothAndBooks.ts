import { lerp } from '../../../shared/numbers'
import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, type Point } from '../../rendering/curves'
import { drawLyingBook, drawOpenBook } from '../../motifs/books'

const ground = 2090

/** A woven cloth spread on the grass, its stripes running away from the viewer. */
export function drawCloth(c: Composition) {
  const top = { y: 1890, left: 210, right: 1440 }
  const foot = { y: 2220, left: -60, right: 1710 }
  const stripes = ['#8f1f2f', '#e8d3a0', '#1f5a4a', '#c9303a', '#f0b23f', '#2f7a5a', '#7a1f3a'] as const
  const widths = [3, 0.7, 1.4, 2.4, 0.6, 1.5, 3, 0.7, 1.4, 2.4, 0.6, 1.5, 3]
  const total = widths.reduce((sum, one) => sum + one, 0)
  const at = (share: number, y: number): Point => {
    const t = (y - top.y) / (foot.y - top.y)
    const left = lerp(top.left, foot.left, t)
    return [left + share * (lerp(top.right, foot.right, t) - left), y]
  }
  let done = 0
  widths.forEach((part, k) => {
    const [from, to] = [done / total, (done + part) / total]
    const colour = stripes[k % stripes.length]!
    const [a, b] = [at(from, top.y), at(from, foot.y)]
    c.polygon([a, at(to, top.y), at(to, foot.y), b], colour, {
      flow: Math.atan2(b[1] - a[1], b[0] - a[0]),
      isHardEdged: true,
      angleJitter: 0.1,
      minRadius: 3,
    })
    if (part >= 2.4)
      for (let row = 0; row < 6; row++) {
        const y = top.y + 26 + row * row * 4 + row * 36
        const size = 11 + row * 2.6
        const [x] = at((from + to) / 2, y)
        c.polygon(
          [
            [x, y - size],
            [x + size * 1.5, y],
            [x, y + size],
            [x - size * 1.5, y],
          ],
          k % 7 === 4 ? '#8f1f2f' : '#f3d692',
          {
            flow: 0,
            isHardEdged: true,
          },
        )
      }
    done += part
  })
  c.ellipse(900, 2100, 560, 46, '#3a1420', { opacity: 0.4, flow: 0, minRadius: 5 })
}

/** Three books, and an open one on top of them. */
export function drawBookPile(c: Composition) {
  drawLyingBook(c, 470, ground, 740, 118, { colour: '#8e1f33', tooling: '#e9b84a' })
  drawLyingBook(c, 530, ground - 118, 660, 96, { colour: '#1f6a55', tooling: '#f0d28a' })
  drawLyingBook(c, 500, ground - 214, 640, 84, { colour: '#d07a2a', tooling: '#7a2f1f' })
  drawOpenBook(c, 825, ground - 318, 940, '#6a1f2f')
}

/** A laurel branch with berries, lying before the books. */
export function drawLaurel(c: Composition) {
  const stem: Point[] = parsePoints('1560,2120 1440,2140 1300,2130 1160,2088 1070,2030')
  c.line(stem, '#5d4a2a', 9)
  stem.slice(0, -1).forEach(([x, y], piece) => {
    const [x2, y2] = stem[piece + 1]!
    const along = Math.atan2(y2 - y, x2 - x)
    for (let k = 0; k < 4; k++)
      for (const side of [-1, 1]) {
        const t = (k + (side > 0 ? 0.5 : 0)) / 4
        const angle = along + side * (0.62 + c.random() * 0.25)
        const length = 58 + c.random() * 16
        const [px, py] = [
          x + (x2 - x) * t + Math.cos(angle) * length * 0.8,
          y + (y2 - y) * t + Math.sin(angle) * length * 0.8,
        ]
        const colour =
          side > 0 ? mix('#3f8a4a', '#a9c95f', c.random()) : mix('#1f5a3f', '#4f934a', c.random())
        c.ellipse(px, py, length, length * 0.3, colour, {
          rotation: (angle * 180) / Math.PI,
          flow: angle,
          isHardEdged: true,
          angleJitter: 0.2,
        })
        c.line(
          [
            [px - Math.cos(angle) * length * 0.85, py - Math.sin(angle) * length * 0.85],
            [px + Math.cos(angle) * length * 0.8, py + Math.sin(angle) * length * 0.8],
          ],
          shade(colour, 0.14),
          3,
          { opacity: 0.7 },
        )
      }
  })
  for (const [x, y] of parsePoints('1400,2100 1432,2118 1236,2074 1262,2098'))
    c.circle(x, y, 15, '#b3172b', { isHardEdged: true })
}
