import type { BottleRecord, PaintingRecord } from './bottleRecord'
import { firstBottles } from './firstBottles'

/** Every bottle with the painting it wears, in the order of the slider. Home loads the first ones alone. */
export const collection = [...firstBottles] as const satisfies readonly BottleRecord[]

export type Bottle = (typeof collection)[number]
export type ProductId = Bottle['id']
export type PaintingId = Bottle['painting']['id']
export interface Painting extends PaintingRecord {
  readonly id: PaintingId
}
