import '../../tools/build/nodeAssets'
import type { PaintingId } from '../../src/content/collection'
import type { ProductLine } from '../../src/content/models'
import { products } from '../../src/content/products'

export interface Bottle {
  readonly painting: string
  readonly line: ProductLine
}

/** The specification's rule, as the Blender scripts name the metals. */
export const capMetal = (line: ProductLine) => (line === 'premium' ? 'gold' : 'silver')

const media = 'src/content/media'

const eventBottle = (occasion: string, line: ProductLine): [string, Bottle] => [
  `event-${occasion}`,
  { painting: `${media}/events/painting-${occasion}.jpg`, line },
]

/** The catalogue's bottles by the painting they wear, and those of the personalised bottles' page. */
export const bottles: ReadonlyMap<string, Bottle> = new Map([
  ...products.map(({ paintingId, line }): [string, Bottle] => [
    paintingId,
    { painting: `${media}/paintings/${paintingId}.jpg`, line },
  ]),
  eventBottle('boda', 'premium'),
  eventBottle('graduacion', 'clasico'),
])

/** The catalogue's bottle with a painting on its label. */
export const findBottle = (painting: PaintingId): Bottle => {
  const bottle = bottles.get(painting)
  if (!bottle) throw new Error(`No bottle wears ${painting}.`)
  return bottle
}
