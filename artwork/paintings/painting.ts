import type { ReferenceImage } from './rendering/referenceImage'
import type { Surface } from './rendering/lightImpasto'
import type { PaintingStyle } from './rendering/paintingStyle'

/** One painting: its flat composition, the strokes it is painted with and its surface. */
export interface Painting extends PaintingStyle {
  readonly compose: () => Promise<ReferenceImage>
  readonly surface: Surface
}

/** Pixels of an upright painting, 3:4 as every painting of the collection. */
export const upright = { width: 1650, height: 2200 } as const
