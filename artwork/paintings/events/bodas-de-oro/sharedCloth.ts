import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import type { Point } from '../../rendering/curves'
import { drawAwayo, type Stripe } from '../../motifs/awayo'
import { drawGrandfatherHead } from './grandfatherHead'
import { drawGrandmotherHead } from './grandmotherHead'

const plain = (width: number, colour: string): Stripe => ({ width, colours: [colour] })
const stripes: readonly Stripe[] = [
  plain(1.6, '#7a1f35'),
  plain(0.4, '#f6e0b0'),
  { width: 1.9, colours: ['#c9303f', '#f3c24a', '#3a1f4a'], pattern: 'diamonds' },
  plain(0.4, '#f3b53f'),
  plain(1.2, '#5a2348'),
  { width: 1, colours: ['#f0a83a', '#8a1f3a'], pattern: 'teeth' },
  plain(0.4, '#f6e0b0'),
  { width: 1.9, colours: ['#96243c', '#f6cf6a', '#c9542f'], pattern: 'diamonds' },
  plain(0.5, '#e8913a'),
  plain(1.2, '#2f5a6a'),
  { width: 1, colours: ['#5a1c36', '#f3c24a'], pattern: 'steps' },
  plain(1.6, '#5a1c36'),
]

/** The middle of each back, half of its width, and the height of the shoulders above the waist. */
const hers = { x: 606, half: 266, tall: 322 } as const
const his = { x: 1026, half: 282, tall: 386 } as const
const [left, right] = [hers.x - hers.half, his.x + his.half] as const

/** Two round backs that lean on each other. */
const rise = (x: number) =>
  Math.max(
    ...[hers, his].map(
      ({ x: middle, half, tall }) => tall * Math.max(0, 1 - Math.abs((x - middle) / half) ** 2.7),
    ),
  )

/** An old couple from behind under one cloth; `y` is their waist. */
export function drawCouple(c: Composition, y: number) {
  const drape = (along: number, across: number): Point => {
    const x = left + (right - left) * along
    const top = y - rise(x) - 10
    return [x, top + (y + 210 - top) * across]
  }
  const folds = (along: number) => {
    const x = left + (right - left) * along
    return (
      0.06 -
      0.1 * along -
      0.13 * Math.exp(-(((x - 812) / 60) ** 2)) -
      0.07 * Math.max(0, Math.abs(along * 2 - 1) - 0.8) * 5
    )
  }
  drawAwayo(c, { drape, stripes, figures: 21, pieces: 42, folds })
  for (const [at, lean] of [
    [0.13, -26],
    [0.3, -8],
    [0.47, 4],
    [0.53, -4],
    [0.72, 12],
    [0.88, 26],
  ] as const) {
    const [x, top] = drape(at, 0.1)
    c.line(
      [
        [x, top],
        [x + lean * 0.4, (top + y) / 2],
        [x + lean, y + 20],
      ],
      '#3a1620',
      5,
      { paintLoad: 200, opacity: 0.45 },
    )
  }
  const edge = Array.from({ length: 30 }, (_, k) => drape(k / 29, 0.005))
  c.line(edge, shade('#f6e0b0', 0.02), 5, { paintLoad: 400, opacity: 0.8 })
  drawGrandfatherHead(c, his.x - 26, y - 500)
  drawGrandmotherHead(c, hers.x + 30, y - 430)
}
