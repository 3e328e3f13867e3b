import abuelos from './media/details/abuelos-chiquitanos.jpg'
import ancestros from './media/details/ancestros.jpg'
import cantares from './media/details/cantares-de-mi-tierra.jpg'
import type { Illustration, Technique } from './models'
import { owner, type ArtistId } from './owner'

export interface Artist {
  readonly id: ArtistId
  readonly name: string
  /** How the page addresses the person: `la artista`, `el artista`. */
  readonly calledBy: 'la artista' | 'el artista'
  readonly city?: string
  readonly bio: readonly string[]
  readonly quote?: string
  readonly techniques: readonly Technique[]
  /** A square piece of one of their works, never a face. */
  readonly image: Illustration
  /** What it is a piece of, and how that is painted. */
  readonly imageCaption: string
}

function nameOf(id: ArtistId): string {
  return owner.artistNames[id].value
}

/** Sample artists: pseudonyms until the owner brings the real people (owner.ts). */
export const artists = [
  {
    id: 'artista-del-altiplano',
    name: nameOf('artista-del-altiplano'),
    calledBy: 'el artista',
    city: 'Altiplano boliviano',
    bio: [
      'Pinta lo que se ve desde arriba: la cordillera, la ciudad que trepa por la ladera y el cielo de noche, que a esa altura parece más cerca.',
      'Dibuja primero con regla, como quien diseña un tejido, y después deja que el pincel rompa la línea. En su paleta mandan el añil, el rojo de la tierra y el amarillo del sol de la tarde.',
    ],
    quote: 'Primero cuento los escalones; después pinto la montaña.',
    techniques: ['acrilico', 'oleo', 'mixta'],
    image: {
      source: ancestros,
      alt: 'Máscaras doradas y ponchos de rombos tejidos, en la pintura Ancestros.',
    },
    imageCaption: 'Detalle de Ancestros: óleo espeso, en trazos cortos como puntadas.',
  },
  {
    id: 'artista-de-los-valles',
    name: nameOf('artista-de-los-valles'),
    calledBy: 'la artista',
    city: 'Valles de Bolivia',
    bio: [
      'Pinta la fiesta mientras dura: la pollera que gira, los pañuelos en alto, la guirnalda de flores y el baile que se abre paso entre las hileras de la viña.',
      'Trabaja también por encargo. Escucha la historia de cada celebración y hace un boceto en la técnica elegida: acrílico, óleo, pastel o mixta.',
    ],
    quote: 'Una fiesta dura una noche; el color se queda.',
    techniques: ['acrilico', 'oleo', 'pastel', 'mixta'],
    image: {
      source: cantares,
      alt: 'Una pollera abierta en franjas de colores, en la pintura Cantares de mi tierra.',
    },
    imageCaption: 'Detalle de Cantares de mi tierra: cada pliegue es una sola pincelada larga.',
  },
  {
    id: 'artista-de-los-llanos',
    name: nameOf('artista-de-los-llanos'),
    calledBy: 'la artista',
    city: 'Llanos de Bolivia',
    bio: [
      'Creció entre verdes y pinta como quien abre el monte con las manos: hojas grandes, árboles en flor, plumas y una luz que llega de costado.',
      'Le interesan los rostros con años, los animales y los paisajes que cambian de color en una hora. Usa el acrílico para la figura y el pastel para el aire.',
    ],
    quote: 'Los abuelos cuentan despacio: por eso les pinto cada arruga.',
    techniques: ['acrilico', 'pastel'],
    image: {
      source: abuelos,
      alt: 'Un abuelo de barba blanca y sombrero de paja, en la pintura Abuelos chiquitanos.',
    },
    imageCaption: 'Detalle de Abuelos chiquitanos: el fondo, en toques sueltos; el rostro, liso y quieto.',
  },
] as const satisfies readonly Artist[]

export function findArtist(id: ArtistId): Artist
export function findArtist(id: string | undefined): Artist | undefined
export function findArtist(id: string | undefined): Artist | undefined {
  return artists.find((artist) => artist.id === id)
}
