import { artists } from '../content/artists'
import { paintings } from '../content/paintings'
import { products } from '../content/products'
import { paths } from '../shared/paths'

/** Every address that shows a page: each gets its HTML file, all others the 404 file. */
export const knownPaths = (): string[] => [
  paths.home,
  paths.about,
  paths.bottles,
  paths.paintings,
  ...paintings.map(({ id }) => paths.painting(id)),
  ...artists.map(({ id }) => paths.artist(id)),
  ...products.map(({ id }) => paths.product(id)),
]
