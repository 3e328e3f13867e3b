import type { Artist } from './artists'
import { bottleTotal } from './laterBottles'
import { capitalisedNumberWord } from './numberWords'

const formatCount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const paintingCount = (count: number) => formatCount(count, 'pintura', 'pinturas')
export const bottleCount = (count: number) => formatCount(count, 'botella', 'botellas')
export const commissionCount = (count: number) => formatCount(count, 'encargo', 'encargos')

/** Under a wall that shows its first works only. */
export const moreWorks = {
  count: (shown: number, count: number) => `${shown} de ${paintingCount(count)}`,
  label: 'Ver más pinturas',
} as const

/** The paintings list. */
export const paintingsPage = {
  eyebrow: 'Colección Bohemia 56',
  heading: 'Pinturas',
  text: `${capitalisedNumberWord(bottleTotal)} cuadros de artistas bolivianos, uno por botella. Toca uno para verlo de cerca y contactar a quien lo pintó.`,
  filters: {
    label: 'Filtrar pinturas',
    artist: 'Artista',
    technique: 'Técnica',
    every: { artist: 'Todos', technique: 'Todas' },
  },
  wallLabel: 'Pinturas de la colección',
  scale: 'Todas cuelgan a la misma escala: si una se ve más chica, lo es.',
  empty: 'Ninguna pintura coincide. Quita un filtro.',
  clear: 'Quitar los filtros',
  note: {
    heading: 'Contacta a quien la pintó',
    text: 'Bohemia 56 promueve el arte boliviano. Si te interesa una pintura, escríbenos y te ponemos en contacto con quien la pintó, sin comisión.',
  },
} as const

/** spec §1: the chat with whoever painted it. */
export const contactArtist = {
  'la artista': 'Contactar a la artista',
  'el artista': 'Contactar al artista',
} as const satisfies Record<Artist['calledBy'], string>

/** One artist. */
export const artistPage = {
  eyebrow: 'Artista de Bolivia',
  facts: {
    city: 'Pinta en',
    training: 'Formación',
    shows: 'Muestras',
    techniques: 'Técnicas',
    here: 'En Bohemia 56',
  },
  works: { heading: 'Obras' },
  bottles: { heading: 'Las botellas que las llevan' },
  events: {
    heading: 'También pinta tu celebración',
    text: 'Bodas, bautizos, aniversarios o graduaciones: primero el cuadro, después la misma imagen en la etiqueta de tus botellas.',
    link: 'Conoce las botellas personalizadas',
  },
} as const
