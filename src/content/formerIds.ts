import type { PaintingId, ProductId } from './collection'
import type { ArtistId } from './owner'

/** By kind: an id that an earlier address had, and the one that its page has today. */
export interface FormerIds {
  readonly producto: Readonly<Record<string, ProductId>>
  readonly pintura: Readonly<Record<string, PaintingId>>
  readonly artista: Readonly<Record<string, ArtistId>>
}

/**
 * Addresses that somebody printed, shared or found before: they lead to today's page (docs/hosting.md). Whoever renames
 * a bottle, a painting or an artist adds a line. These are names that people may have: without the number, in short.
 */
export const formerIds: FormerIds = {
  producto: {
    'singani-premium': 'singani-premium-1',
    'singani-clasico': 'singani-clasico-1',
  },
  pintura: {
    'taypi-paseno': 'taypi-paseno-2',
  },
  artista: {
    altiplano: 'artista-del-altiplano',
    valles: 'artista-de-los-valles',
    llanos: 'artista-de-los-llanos',
  },
}
