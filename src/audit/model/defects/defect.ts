import type { Variant } from '../variant'

export interface Defect {
  /** As in `&defecto=<id>`. */
  readonly id: string
  /** Spanish. */
  readonly title: string
  /** Name (deep link) of a check that goes red. */
  readonly caughtBy: string
  readonly variant: Variant
}
