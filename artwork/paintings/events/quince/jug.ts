import { lerp } from '../../../shared/numbers'
import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { parsePoints, smoothCurve, type Point } from '../../rendering/curves'
import { drawAwayo, type Stripe } from '../../motifs/awayo'

const middle = 825
const clay = '#bf6238'
const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.4, minRadius: 3 } as const

/** Half of the jug's outline from its lip to its foot. */
const outline = smoothCurve(parsePoints('132,1330 106,1405 142,1490 236,1610 252,1700 206,1830 140,1915'), 8)
const radiusAt = (y: number) => outline.find(([, height]) => height >= y)?.[0] ?? 140

/** A place on the jug's round wall; `turn` from -1 at its left to 1 at its right. */
const wallAt = (turn: number, y: number): Point => {
  const radius = radiusAt(y)
  const angle = (turn * Math.PI) / 2
  return [middle + Math.sin(angle) * radius, y + 0.15 * radius * (Math.cos(angle) - 0.6)]
}

/** Upright facets of the clay: where each begins and ends, and how light it is. */
const facets = [
  [-1, -0.74, -0.05],
  [-0.74, -0.3, 0.09],
  [-0.3, 0.12, 0.01],
  [0.12, 0.5, -0.08],
  [0.5, 0.8, -0.17],
  [0.8, 1, -0.12],
] as const

const bands: readonly {
  readonly top: number
  readonly bottom: number
  readonly stripes: readonly Stripe[]
}[] = [
  {
    top: 1575,
    bottom: 1745,
    stripes: [
      { width: 0.5, colours: ['#3a1a24'] },
      { width: 0.35, colours: ['#f2dfb8'] },
      { width: 2.4, colours: ['#f2dfb8', '#8e2a2a', '#f0a22e'], pattern: 'diamonds' },
      { width: 0.35, colours: ['#f2dfb8'] },
      { width: 0.5, colours: ['#3a1a24'] },
    ],
  },
  {
    top: 1768,
    bottom: 1812,
    stripes: [{ width: 1, colours: ['#3a1a24', '#f2dfb8'], pattern: 'teeth' }],
  },
]

/** A jug of red clay, painted with bands. */
export function drawJug(composition: Composition) {
  composition.path(
    'M930,1375C1090,1330 1190,1470 1060,1600L1020,1566C1098,1476 1052,1402 934,1430Z',
    shade(clay, -0.1),
    down,
  )
  composition.path(
    'M930,1375C1090,1330 1190,1470 1060,1600L1046,1588C1150,1480 1080,1362 932,1396Z',
    shade(clay, 0.06),
    down,
  )
  for (const [from, to, tone] of facets)
    composition.polygon(
      [...outline.map(([, y]) => wallAt(from, y)), ...outline.map(([, y]) => wallAt(to, y)).reverse()],
      shade(clay, tone, 0.01),
      down,
    )
  for (const { top, bottom, stripes } of bands)
    drawAwayo(composition, {
      drape: (along, across) => wallAt(lerp(-0.99, 0.99, along), lerp(top, bottom, across)),
      stripes,
      figures: 11,
      pieces: 14,
      folds: (along) =>
        along < 0.12 ? -0.05 : along < 0.36 ? 0.03 : along < 0.6 ? -0.03 : along < 0.8 ? -0.1 : -0.16,
    })
  composition.ellipse(middle, 1334, 134, 30, shade(clay, 0.08), { isHardEdged: true, flow: 0 })
  composition.ellipse(middle + 3, 1338, 112, 21, '#4a2024', { isHardEdged: true, flow: 0 })
  composition.line([wallAt(-0.62, 1480), wallAt(-0.6, 1530), wallAt(-0.58, 1570)], '#f5c49a', 8, {
    opacity: 0.6,
  })
}
