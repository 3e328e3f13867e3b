import type { Coat } from './rendering/coat'
import type { Reference } from './rendering/composition'
import type { Surface } from './rendering/impasto'

/** One picture of the painter: its flat composition and the manner it is painted in. */
export interface Painted {
  readonly compose: () => Promise<Reference>
  /** The tint of the primed canvas. */
  readonly primer?: string
  /** Variation of colour from stroke to stroke; 1 is usual. */
  readonly jitter?: number
  readonly coats?: readonly Coat[]
  /** Oil on canvas, unless told. */
  readonly surface?: Surface
}

/** Pixels of an upright painting, 3:4 as every painting of the collection. */
export const upright = { width: 1650, height: 2200 } as const
