import type { ArtistId } from './owner'

interface Career {
  readonly training: string
  readonly shows: string
}

/** Where it is known. Sample, as the biographies are: `artistBiographies` in ownerConfirmations.ts. */
export const artistCareers: Readonly<Partial<Record<ArtistId, Career>>> = {
  'artista-del-altiplano': {
    training: 'Taller de dibujo y tejido en su comunidad; pinta desde 2004.',
    shows: 'La Paz, 2015 y 2019; Tarija, 2023.',
  },
  'artista-de-los-valles': {
    training: 'Escuela de arte en Cochabamba; taller propio desde 2011.',
    shows: 'Tarija, 2016; Cochabamba, 2021.',
  },
  'artista-de-los-llanos': {
    training: 'Aprendió a dibujar con una tallista de su pueblo; en la pintura, autodidacta.',
    shows: 'Concepción, 2018; Santa Cruz, 2022.',
  },
}
