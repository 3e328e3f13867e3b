import type { firstBottles } from './firstBottles'

/** What the bottles are compared by. */
export const tastes = ['Flor', 'Cítrico', 'Hierba', 'Fruta'] as const

/** How much of a taste there is, by its level. */
export const tasteLevels = ['nada', 'poco', 'bastante', 'mucho'] as const

type Level = 0 | 1 | 2 | 3
type FirstProductId = (typeof firstBottles)[number]['id']

/** How strong each taste of the first bottles is, in the order of `tastes`. Sample: `tastingNotes` in ownerConfirmations.ts. */
export const tasteProfiles: Readonly<Record<FirstProductId, readonly [Level, Level, Level, Level]>> = {
  'singani-premium-1': [3, 1, 0, 2],
  'singani-clasico-1': [0, 3, 2, 1],
  'singani-premium-2': [1, 0, 2, 3],
  'singani-clasico-2': [0, 3, 3, 1],
  'singani-premium-3': [0, 2, 3, 0],
  'singani-premium-4': [2, 1, 0, 3],
  'singani-premium-5': [2, 2, 0, 2],
}
