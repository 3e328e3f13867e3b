import { lerp } from '../../../shared/numbers'
import type { Composition } from '../../rendering/composition'
import { drawAwayo, type Stripe } from '../../motifs/awayo'

const weave: readonly Stripe[] = [
  { width: 1, colours: ['#a81f5c'] },
  { width: 0.4, colours: ['#f2b84a'] },
  { width: 1.7, colours: ['#5b2a86', '#f6cfd4', '#f2b84a'], pattern: 'diamonds' },
  { width: 0.4, colours: ['#f6e3c0'] },
  { width: 1, colours: ['#e0567e'] },
  { width: 0.4, colours: ['#2f8f97'] },
  { width: 2, colours: ['#c22a62', '#f6e3c0', '#2f8f97'], pattern: 'diamonds' },
  { width: 0.4, colours: ['#f2b84a'] },
  { width: 0.9, colours: ['#ee7a5a'] },
]
const border: readonly Stripe[] = [
  { width: 0.4, colours: ['#f2b84a'] },
  { width: 1.3, colours: ['#7a1f5a', '#f2b84a'], pattern: 'teeth' },
  { width: 2.2, colours: ['#4a2378', '#f08aa6', '#f6e3c0'], pattern: 'diamonds' },
  { width: 0.6, colours: ['#2f8f97'] },
]

/** A woven cloth over the table and its fall at the front. */
export function drawClothedTable(composition: Composition) {
  drawAwayo(composition, {
    drape: (along, across) => {
      const depth = across ** 1.2
      return [825 + (along - 0.5) * 2 * lerp(840, 960, depth), lerp(1768, 2052, depth)]
    },
    stripes: weave,
    figures: 17,
    pieces: 5,
    folds: (along) => (along > 0.6 ? -0.05 : along < 0.4 ? 0.03 : 0),
  })
  drawAwayo(composition, {
    drape: (along, across) => [-140 + along * 1930, 2052 + across * 170 + 7 * Math.sin(along * 40)],
    stripes: border,
    figures: 18,
    pieces: 24,
    folds: (along) => -0.05 + 0.06 * Math.sin(along * 40),
  })
  composition.path('M900,1900C1060,1840 1380,1850 1520,1890C1420,1950 1060,1960 900,1940Z', '#2a0f2e', {
    flow: 0,
    opacity: 0.45,
  })
}

/** Fallen petals; no whole flower lies here, for the bunch alone counts fifteen. */
export function drawFallenPetals(composition: Composition) {
  const petals = [
    [470, 1880, 24, '#d12a78'],
    [560, 1966, -30, '#f7bdc4'],
    [1130, 1985, 12, '#ee6a4d'],
    [1270, 1940, -18, '#f8e4c0'],
    [380, 1985, 50, '#ee6a4d'],
    [690, 2010, 8, '#f8e4c0'],
  ] as const
  for (const [x, y, rotation, colour] of petals) {
    composition.ellipse(x + 8, y + 8, 38, 19, '#3a1238', { rotation, opacity: 0.5 })
    composition.ellipse(x, y, 37, 18, colour, { rotation, isHardEdged: true, flow: 0.3 })
    composition.ellipse(x - 6, y - 4, 20, 8, '#fff1e2', { rotation, opacity: 0.45 })
  }
}
