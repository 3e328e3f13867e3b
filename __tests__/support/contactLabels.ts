import type { ArtistId } from '../../src/content/owner'

/** What the link to the chat with each artist says, by the artist's gender. */
export const contactLabels: Readonly<Record<ArtistId, string>> = {
  'artista-del-altiplano': 'Contactar al artista',
  'artista-de-los-valles': 'Contactar a la artista',
  'artista-de-los-llanos': 'Contactar a la artista',
}
