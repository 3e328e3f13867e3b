import type { Artist } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { paintings } from '../../content/paintings'
import type { Product } from '../../content/product'
import { products } from '../../content/products'

const collection: readonly Painting[] = paintings

export const findBottle = ({ id }: Pick<Painting, 'id'>): Product | undefined =>
  products.find(({ paintingId }) => paintingId === id)

export const findPaintingsBy = ({ id }: Pick<Artist, 'id'>): readonly Painting[] =>
  collection.filter(({ artistId }) => artistId === id)

/** The painting before or after; the first follows the last. */
export function findNeighbour(painting: Painting, step: 1 | -1): Painting {
  const index = collection.findIndex(({ id }) => id === painting.id)
  return collection.at((index + step) % collection.length) ?? painting
}

/** Other paintings, those by the same artist first. */
export function findRelatedPaintings(painting: Painting, count: number): readonly Painting[] {
  const others = collection.filter(({ id }) => id !== painting.id)
  const isSameArtist = ({ artistId }: Painting) => artistId === painting.artistId
  return [...others.filter(isSameArtist), ...others.filter((other) => !isSameArtist(other))].slice(0, count)
}
