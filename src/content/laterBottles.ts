import type { Bottle } from './collection'
import { firstBottles } from './firstBottles'

/** Bottles that home's slider asks for once it turns towards them. */
export interface LaterBottles {
  readonly count: number
  readonly load: () => Promise<readonly Bottle[]>
}

/** firstBottles.ts holds so many before the next file begins. */
export const bottlesInFirstFile = 8

/** Every later file but the last holds so many. */
export const bottlesPerFile = 12

/**
 * The bottles after the first eight, in files named bottles2.ts, bottles3.ts …, each with its row here:
 * `{ count: 12, load: () => import('./bottles2').then(({ bottles }) => bottles) }`. Their records also go into
 * collection.ts.
 */
export const laterBottles: readonly LaterBottles[] = []

/** How many bottles there are in all. */
export const bottleTotal = laterBottles.reduce((sum, { count }) => sum + count, Number(firstBottles.length))
