import { lerp } from '../../../shared/numbers'
import { mix } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'
import { circularFlow, smoothCurve, type Point } from '../../rendering/curves'
import { drawAwayo } from '../../motifs/awayo'
import { drawChakana } from '../../motifs/chakana'
import { gold, stone, turquoise } from './palette'

const bowl = { x: 815, y: 1500, rx: 430, ry: 92 } as const
const down = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.4, minRadius: 3.5 } as const

/** Stone steps with a woven cloth over the lowest. */
export function drawSteps(composition: Composition) {
  composition.path('M0,1960H1650V2200H0Z', stone.shadow, { ...down, flow: 0 })
  composition.path('M0,1960H1650V1996H0Z', stone.light, { ...down, flow: 0 })
  composition.path('M250,1890H1400V1964H250Z', stone.mid, { ...down, flow: 0 })
  composition.path('M250,1890H1400V1918H250Z', stone.light, { ...down, flow: 0 })
  composition.path('M815,1918C1000,1904 1250,1906 1400,1930V1964H860Z', stone.deep, {
    ...down,
    flow: 0,
    opacity: 0.45,
  })
  drawAwayo(composition, {
    drape: (along, across) => [along * 1650, 2032 + across * 150],
    stripes: [
      { width: 0.5, colours: [gold.mid] },
      { width: 0.7, colours: [turquoise.deep] },
      { width: 2.6, colours: ['#f7f0df', turquoise.mid, gold.mid], pattern: 'diamonds' },
      { width: 0.5, colours: [gold.mid] },
      { width: 1, colours: [turquoise.deep, turquoise.light], pattern: 'teeth' },
      { width: 0.5, colours: [gold.deep] },
    ],
    figures: 17,
    pieces: 6,
    folds: (along) => (along > 0.55 ? -0.06 : 0.01),
  })
}

/** A rib of the shell, `at` 0 to 1 from left to right, from the rim to the foot. */
const rib = (at: number): Point[] => {
  const angle = Math.PI * (1 - at)
  const rimX = bowl.x + Math.cos(angle) * bowl.rx
  const rimY = bowl.y + Math.sin(angle) * bowl.ry
  const foot = bowl.x + (at - 0.5) * 150
  const bends: Point[] = [
    [rimX, rimY],
    [lerp(rimX, foot, 0.16), lerp(rimY, 1770, 0.45)],
    [lerp(rimX, foot, 0.55), lerp(rimY, 1770, 0.85)],
    [foot, 1775],
  ]
  return smoothCurve(bends, 16)
}

/** The bowl is a stone shell: each rib has a side in the light and one in the shade. */
function drawShell(composition: Composition) {
  const ribs = 13
  composition.polygon([...rib(0), ...rib(1).reverse()], stone.shadow, down)
  composition.ellipse(bowl.x, bowl.y + 22, bowl.rx, bowl.ry, stone.shadow, { ...down, flow: 0 })
  for (let k = 0; k < ribs; k++) {
    const [left, middle, right] = [rib(k / ribs), rib((k + 0.5) / ribs), rib((k + 1) / ribs)]
    const at = (k + 0.5) / ribs
    const bulge = middle.map(([x, y]): Point => [x, y + 9])
    const [upper, lower] = [bulge[2]!, bulge.at(-3)!]
    const flow = Math.atan2(lower[1] - upper[1], lower[0] - upper[0])
    const tone = (dark: number) =>
      mix(stone.light, stone.deep, Math.min(1, Math.max(0, dark + (at - 0.35) * 0.75)))
    composition.polygon([...left, ...bulge.slice().reverse()], tone(0.02), { ...down, flow })
    composition.polygon([...bulge, ...right.slice().reverse()], tone(0.3), { ...down, flow })
  }
}

function drawWater(composition: Composition) {
  const { x, y, rx, ry } = bowl
  const about = { isHardEdged: true, angleJitter: 0.2, minRadius: 2.4 }
  composition.ellipse(x, y, rx + 14, ry + 12, stone.light, { ...about, flow: 0 })
  composition.ellipse(x + 8, y + 5, rx - 14, ry - 8, stone.shadow, { ...about, flow: 0 })
  composition.ellipse(x + 4, y + 10, rx - 26, ry - 18, turquoise.mid, { ...about, flow: 0 })
  const waves = [
    [0.86, turquoise.light],
    [0.72, '#2f9da2'],
    [0.56, turquoise.pale],
    [0.42, '#49b4b3'],
    [0.27, gold.light],
    [0.14, '#fffdf2'],
  ] as const
  for (const [size, colour] of waves)
    composition.ellipse(x - 4, y + 10, (rx - 26) * size, (ry - 18) * size, colour, {
      flow: circularFlow(x, y + 10),
      isHardEdged: true,
      opacity: 0.85,
      minRadius: 2.4,
    })
  composition.line(
    Array.from({ length: 15 }, (_, k): Point => {
      const angle = Math.PI * (1 + k / 14)
      return [x + Math.cos(angle) * (rx + 2), y + Math.sin(angle) * (ry + 2)]
    }),
    '#fffdf2',
    6,
    { paintLoad: 300, opacity: 0.8 },
  )
}

/** Stem and foot, with a stepped cross cut into the stone. */
function drawStem(composition: Composition) {
  composition.path('M716,1755C756,1800 748,1850 640,1896H990C882,1850 874,1800 914,1755Z', stone.mid, down)
  composition.path('M835,1760C842,1800 850,1850 890,1896H990C882,1850 874,1800 914,1755Z', stone.shadow, down)
  composition.ellipse(815, 1768, 104, 24, stone.light, { ...down, flow: 0 })
  composition.path('M815,1790H919C908,1776 870,1768 815,1768Z', stone.shadow, { ...down, flow: 0 })
  drawChakana(composition, 800, 1836, 13, gold.deep)
  drawChakana(composition, 797, 1833, 12, gold.mid)
}

export function drawFont(composition: Composition) {
  drawStem(composition)
  drawShell(composition)
  drawWater(composition)
}
