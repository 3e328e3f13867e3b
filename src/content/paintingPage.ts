import type { Artist } from './artists'
import type { Painting } from './collection'
import { bottleHeightCm } from './constants'

/** spec §2, the page of one painting. */
export const paintingPage = {
  facts: {
    medium: 'Técnica',
    measures: 'Medidas',
    year: 'Año',
    delivery: { name: 'Entrega', value: 'En bastidor, con marco neutro. El de la imagen no se incluye.' },
  },
  /** Whether the painting itself is for sale, and who is to be asked. */
  original: {
    free: 'El original está disponible.',
    setBy: (artist: Artist['calledBy']) => `El precio lo pone ${artist}.`,
    sold: 'El original está vendido.',
    commission: (artist: Artist['calledBy']) =>
      `Puedes preguntar si ${artist} pinta una obra nueva por encargo.`,
    unknown: (artist: Artist['calledBy']) => `Consulta con ${artist} si el original está disponible.`,
  },
  bottleLink: 'Ver la botella y desenrollar su etiqueta',
  work: { heading: 'La obra' },
  details: { heading: 'Mira de cerca', list: 'Detalles de la obra' },
  scale: {
    heading: 'A escala',
    text: `Así se ve en una pared, con un marco neutro, junto a una botella de ${bottleHeightCm}\u00a0cm.`,
  },
  bottle: { heading: 'La botella que la lleva' },
  more: { heading: 'Más de la colección' },
  pager: { label: 'Otras pinturas', previous: 'Anterior', next: 'Siguiente' },
} as const

/** What a screen reader says of the drawing to scale. */
export const scaleLabel = ({ title, widthCm, heightCm }: Pick<Painting, 'title' | 'widthCm' | 'heightCm'>) =>
  `La pintura ${title}, de ${widthCm} por ${heightCm} centímetros, colgada junto a una botella de ${bottleHeightCm} centímetros.`
