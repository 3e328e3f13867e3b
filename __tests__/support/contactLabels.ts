import type { ArtistId } from '../../src/content/owner'

/** What the link to the chat with each artist says, by the artist's gender. */
export const contactLabels: Readonly<Record<ArtistId, string>> = {
  'artista-del-altiplano': 'Contactar al artista',
  'artista-de-los-valles': 'Contactar a la artista',
  'artista-de-los-llanos': 'Contactar a la artista',
}

/** What the painting's sheet says of its availability. */
export const availabilityLabels: Readonly<Record<ArtistId, string>> = {
  'artista-del-altiplano': 'Consultar con el artista.',
  'artista-de-los-valles': 'Consultar con la artista.',
  'artista-de-los-llanos': 'Consultar con la artista.',
}
