import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { drawAwayo, type Stripe } from '../../motifs/awayo'
import { drawEmbrace } from './armAroundHer'
import { drawGrandfatherHead } from './grandfatherHead'
import { drawHatOnKnee } from './hatOnKnee'

const plain = (width: number, colour: string): Stripe => ({ width, colours: [colour] })
/** From the left edge of his back to the right one. */
const stripes: readonly Stripe[] = [
  plain(1.6, '#b9822f'),
  plain(0.35, '#f6dc98'),
  plain(0.7, '#7a3f24'),
  { width: 1.3, colours: ['#d9a03a', '#7a2f28'], pattern: 'diamonds' },
  plain(0.7, '#7a3f24'),
  plain(0.35, '#f6dc98'),
  plain(2, '#a86f2a'),
  plain(0.35, '#f6dc98'),
  plain(0.7, '#6a3524'),
  { width: 1.3, colours: ['#c98a30', '#6a2828'], pattern: 'diamonds' },
  plain(0.7, '#6a3524'),
  plain(0.35, '#e8c47a'),
  plain(1.6, '#8a5726'),
]

/** An old man from behind, his arm behind her and his hat on his knee; `x` is the middle of his back, `y` his waist. */
export function drawGrandfather(c: Composition, x: number, y: number) {
  drawHatOnKnee(c, x, y)
  drawEmbrace(c, x, y)
  // A poncho of vertical stripes; its neck is narrow and its shoulders round.
  const drape = (along: number, across: number): Point => {
    const u = across * 2 - 1
    const half = 200 + 44 * Math.sin(Math.min(1, along * 1.4) * 1.6)
    const shoulder = y - 404 + 66 * Math.abs(u) ** 2.4
    return [x + u * half, shoulder + (y + 180 - shoulder) * along]
  }
  drawAwayo(c, { drape, stripes, figures: 12, pieces: 10, folds: (along) => 0.05 - 0.13 * along })
  for (const [from, to] of [
    [-0.35, -0.42],
    [0.3, 0.36],
    [0.62, 0.74],
  ] as const)
    c.line(
      [
        [x + from * 190, y - 330],
        [x + ((from + to) / 2) * 220, y - 150],
        [x + to * 244, y + 60],
      ],
      '#4a2420',
      5,
      { paintLoad: 160, opacity: 0.5 },
    )
  c.line(
    [-1, -0.7, -0.4, -0.1].map((u) => {
      const [px, py] = drape(0, (u + 1) / 2)
      return [px, py + 3] as const
    }),
    '#ffe2a0',
    7,
    { paintLoad: 120, opacity: 0.85 },
  )
  drawGrandfatherHead(c, x - 22, y - 505)
  drawScarf(c, x, y)
}

function drawScarf(c: Composition, x: number, y: number) {
  const knit = { flow: 0, isHardEdged: true, angleJitter: 0.3, minRadius: 2.3 } as const
  c.path(
    `M${x - 112},${y - 396}C${x - 60},${y - 440} ${x + 50},${y - 440} ${x + 100},${y - 394}C${x + 60},${y - 350} ${x - 70},${y - 350} ${x - 112},${y - 396}Z`,
    '#f3e2b8',
    knit,
  )
  c.path(
    `M${x + 10},${y - 364}C${x + 50},${y - 364} ${x + 84},${y - 376} ${x + 100},${y - 394}C${x + 70},${y - 428} ${x + 40},${y - 432} ${x + 20},${y - 430}Z`,
    '#cfae80',
    knit,
  )
  for (const row of [0, 1, 2])
    c.line(
      [
        [x - 92, y - 402 + row * 14],
        [x - 6, y - 380 + row * 12],
        [x + 84, y - 404 + row * 14],
      ],
      '#b58a5a',
      3,
      { opacity: 0.7 },
    )
}
