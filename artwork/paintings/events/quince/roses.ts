import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { drawLeaf } from '../../motifs/flower'
import { drawRose } from '../../motifs/rose'

const [crimson, magenta, pink, blush, coral, cream, gold] = [
  '#b3173f',
  '#d12a78',
  '#f08aa6',
  '#f7bdc4',
  '#ee6a4d',
  '#f8e4c0',
  '#f3b950',
]

/** Fifteen roses, the outer ones first and the middle one last. */
const fifteen: readonly (readonly [x: number, y: number, radius: number, colour: string])[] = [
  [462, 905, 102, coral],
  [518, 690, 96, cream],
  [652, 522, 100, magenta],
  [862, 430, 104, blush],
  [1064, 535, 100, crimson],
  [1204, 722, 98, pink],
  [1202, 958, 106, magenta],
  [498, 1122, 100, pink],
  [1112, 1166, 102, coral],
  [652, 800, 110, crimson],
  [846, 642, 110, coral],
  [1020, 800, 112, gold],
  [950, 1058, 114, blush],
  [700, 1068, 114, magenta],
  [832, 862, 122, cream],
]
const centre = { x: 825, y: 860 } as const

const greens = ['#24573f', '#2f6e4a', '#44874a', '#6d9c4a', '#1d4a44'] as const

export function drawRoses(composition: Composition) {
  const { random } = composition
  for (let k = 0; k < 15; k++) {
    const x = centre.x + (k - 7) * 13
    composition.line(
      [
        [x, 1345],
        [centre.x + (k - 7) * 26, 1250],
        [centre.x + (k - 7) * 40, 1100],
      ],
      greens[k % 5]!,
      8,
      { paintLoad: 90 },
    )
  }
  for (const [x, y, radius] of fifteen)
    composition.circle(x, y, radius * 1.02, '#1d4438', { flow: random() * 3, angleJitter: 1 })
  composition.ellipse(centre.x, centre.y, 330, 380, '#1d4438', { flow: 0.8, angleJitter: 1 })
  for (const [x, y, radius] of fifteen) {
    const outwards = Math.atan2(y - centre.y, x - centre.x)
    for (const turn of [-1.25, -0.6, 0, 0.6, 1.25]) {
      const angle = outwards + turn + (random() - 0.5) * 0.4
      const colour = shade(greens[Math.floor(random() * greens.length)]!, Math.cos(angle - 4) * 0.04)
      drawLeaf(
        composition,
        x + Math.cos(angle) * radius * 0.6,
        y + Math.sin(angle) * radius * 0.6,
        radius * (1 + random() * 0.45),
        angle,
        colour,
      )
    }
  }
  composition.ellipse(centre.x, 1238, 120, 60, greens[4], { flow: 0.4, angleJitter: 1 })
  for (let k = 0; k < 14; k++) {
    const angle = 0.15 + (k / 13) * 2.85
    drawLeaf(
      composition,
      centre.x + Math.cos(angle) * 70,
      1225 + Math.sin(angle) * 30,
      130 + random() * 50,
      angle,
      greens[k % 5]!,
      0.8,
    )
  }
  for (const [x, y, radius, colour] of fifteen) drawRose(composition, x, y, radius, colour, { squeeze: 0.94 })
}
