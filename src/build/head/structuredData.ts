import { artists, findArtist } from '../../content/artists'
import { brand, minimumAge } from '../../content/constants'
import type { Artist, Painting, Product } from '../../content/models'
import { owner } from '../../content/owner'
import { fullName } from '../../content/products'
import { socialLinks } from '../../content/social'
import { paths } from '../../shared/paths'

/** A schema.org node. */
export type Graph = { readonly '@type': string } & Readonly<Record<string, unknown>>

export const absolute = (path: string) => `${owner.canonicalUrl.value}${path}`

const centimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' })

export const organization = (): Graph => ({
  '@type': 'Organization',
  '@id': absolute('/#marca'),
  name: brand,
  url: absolute('/'),
  logo: absolute('/icons/icon-512.png'),
  sameAs: socialLinks.map(({ href }) => href),
})

export const person = ({ id, name, bio }: Artist): Graph => ({
  '@type': 'Person',
  name,
  description: bio[0],
  url: absolute(paths.artist(id)),
  jobTitle: 'Artista',
})

export const artwork = (painting: Painting): Graph => ({
  '@type': 'VisualArtwork',
  name: painting.title,
  description: painting.text[0],
  url: absolute(paths.painting(painting.id)),
  artMedium: painting.medium,
  artform: 'Pintura',
  width: centimetres(painting.widthCm),
  height: centimetres(painting.heightCm),
  creator: person(findArtist(painting.artistId) ?? artists[0]),
})

/** Without an offer: the site sells nothing (spec §1). */
export const product = (bottle: Product): Graph => ({
  '@type': 'Product',
  name: fullName(bottle),
  description: bottle.desc,
  url: absolute(paths.product(bottle.id)),
  category: 'Singani',
  brand: { '@type': 'Brand', name: brand },
  audience: { '@type': 'PeopleAudience', requiredMinAge: minimumAge },
})

/** From home to the page itself. */
export const breadcrumbs = (steps: readonly { path: string; title: string }[]): Graph => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: absolute(path),
  })),
})
