import abuelos from './media/details/abuelos-chiquitanos.jpg'
import ancestros from './media/details/ancestros.jpg'
import cantares from './media/details/cantares-de-mi-tierra.jpg'
import type { Illustration } from './models'
import type { ArtistId } from './owner'

interface Portrait {
  readonly bio: readonly [string, ...string[]]
  readonly quote?: string
  /** A square piece of one of their works, never a face. */
  readonly image: Illustration
  /** What it is a piece of, and how that is painted. */
  readonly imageCaption: string
}

/** What an artist's own page says of them. Sample: `artistBiographies` in ownerConfirmations.ts. */
export const artistPortraits: Readonly<Record<ArtistId, Portrait>> = {
  'artista-del-altiplano': {
    bio: [
      'Pinta lo que se ve desde arriba: la cordillera, la ciudad que trepa por la ladera y el cielo de noche, que a esa altura parece más cerca.',
      'Dibuja primero con regla, como quien diseña un tejido, y después deja que el pincel rompa la línea. En su paleta mandan el añil, el rojo de la tierra y el amarillo del sol de la tarde.',
      'Su taller da a la ladera y no tiene cortinas: trabaja de seis a diez de la mañana, cuando la luz entra pareja y las sombras todavía son azules. Por la tarde camina, mira tejados y anota colores en un cuaderno cuadriculado.',
    ],
    quote: 'Primero cuento los escalones; después pinto la montaña.',
    image: {
      source: ancestros,
      alt: 'Máscaras doradas y ponchos de rombos tejidos, en la pintura Ancestros.',
    },
    imageCaption: 'Detalle de Ancestros: óleo espeso, en trazos cortos como puntadas.',
  },
  'artista-de-los-valles': {
    bio: [
      'Pinta la fiesta mientras dura: la pollera que gira, los pañuelos en alto, la guirnalda de flores y el baile que se abre paso entre las hileras de la viña.',
      'A las fiestas va con un lápiz corto y una libreta del tamaño de la mano. Lo que dibuja ahí, de pie, decide el cuadro; el color lo busca después, en el taller, con las ventanas abiertas y una tela de cada puesto del mercado sobre la mesa.',
      'Trabaja también por encargo. Escucha la historia de cada celebración y hace un boceto en la técnica elegida: acrílico, óleo, pastel o mixta.',
    ],
    quote: 'Una fiesta dura una noche; el color se queda.',
    image: {
      source: cantares,
      alt: 'Una pollera abierta en franjas de colores, en la pintura Cantares de mi tierra.',
    },
    imageCaption: 'Detalle de Cantares de mi tierra: cada pliegue es una sola pincelada larga.',
  },
  'artista-de-los-llanos': {
    bio: [
      'Creció entre verdes y pinta como quien abre el monte con las manos: hojas grandes, árboles en flor, plumas y una luz que llega de costado.',
      'Le interesan los rostros con años, los animales y los paisajes que cambian de color en una hora. Usa el acrílico para la figura y el pastel para el aire.',
      'Guarda hojas secas entre las páginas de los libros y las compara con sus mezclas hasta dar con el verde. No usa ninguno recién salido del tubo: los catorce que tiene en la mesa los preparó ella.',
    ],
    quote: 'Los abuelos cuentan despacio: por eso les pinto cada arruga.',
    image: {
      source: abuelos,
      alt: 'Un abuelo de barba blanca y sombrero de paja, en la pintura Abuelos chiquitanos.',
    },
    imageCaption: 'Detalle de Abuelos chiquitanos: el fondo, en toques sueltos; el rostro, liso y quieto.',
  },
}
