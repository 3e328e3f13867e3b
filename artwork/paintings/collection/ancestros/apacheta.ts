import { mix, shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'

const gap = '#1f0e44'
const rows = [
  [-128, 22, 100, 58],
  [22, 34, 112, 60],
  [136, 24, 92, 54],
  [-60, -48, 92, 52],
  [76, -46, 90, 54],
  [6, -116, 78, 46],
  [2, -178, 50, 34],
] as const
const tints = ['#7a58a4', '#a0587e', '#6450a4', '#b8687a'] as const

/** An apacheta: stones that travellers leave, each lit on its upper left. */
export function drawApacheta(picture: Composition, x: number, y: number, size: number) {
  rows.forEach(([dx, dy, rx, ry], k) => {
    const [cx, cy] = [x + dx * size, y + dy * size]
    const tint = tints[k % tints.length]!
    const at = (turn: number, far: number): Point => {
      const angle = turn * 2 * Math.PI
      return [cx + Math.cos(angle) * rx * size * far, cy + Math.sin(angle) * ry * size * far]
    }
    const rim = Array.from({ length: 9 }, (_, side) => at(side / 9, 0.9 + 0.16 * picture.random()))
    const ridge = [at(0.02, 0.5), at(0.9, 0.2), at(0.6, 0.15), at(0.42, 0.45)]
    const brush = { isHardEdged: true, angleJitter: 0.3, minRadius: 2.3 }
    picture.polygon(rim, mix(tint, gap, 0.5), { ...brush, flow: 1.2 })
    picture.polygon([rim[4]!, rim[5]!, rim[6]!, rim[7]!, rim[8]!, ...ridge], shade(tint, 0.05), {
      ...brush,
      flow: 0.15,
    })
    picture.polygon([rim[5]!, rim[6]!, ridge[1]!, ridge[2]!], mix(tint, '#f7dccb', 0.6), {
      ...brush,
      flow: 0.3,
    })
    picture.line([...rim, rim[0]!], gap, 3.2, { paintLoad: 90, opacity: 0.7 })
  })
}
