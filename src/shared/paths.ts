import type { PaintingId, ProductId } from '../content/collection'
import type { ArtistId } from '../content/owner'

/** Every address of the site (spec §2). */
export const paths = {
  home: '/',
  about: '/nosotros',
  bottles: '/botellas-personalizada',
  paintings: '/pinturas',
  painting: (id: PaintingId) => `/pinturas/${id}`,
  artist: (id: ArtistId) => `/pinturas/artista/${id}`,
  product: (id: ProductId) => `/productos/${id}`,
} as const

/** A bottle's label, a part of its page: who is led there sees it unroll. */
export const labelPart = 'etiqueta'

/** The bottles, a part of home. */
export const bottlesOnHome = '/#singanis'
