import type { ProductId } from './collection'

/** What the bottles are compared by. */
export const tastes = ['Flor', 'Cítrico', 'Hierba', 'Fruta'] as const

/** How much of a taste there is, by its level. */
export const tasteLevels = ['nada', 'poco', 'bastante', 'mucho'] as const

type Level = 0 | 1 | 2 | 3

interface Profile {
  readonly id: ProductId
  /** Of its painting: here too, because the page that compares does not load the collection. */
  readonly title: string
  /** The strongest first. */
  readonly notes: string
  /** In the order of `tastes`. */
  readonly levels: readonly [Level, Level, Level, Level]
}

/** The tasting notes in short, in the order of the slider: at most of the first bottles. Sample: `tastingNotes` in ownerConfirmations.ts. */
export const bottleProfiles: readonly Profile[] = [
  {
    id: 'singani-premium-1',
    title: 'Totem de las alturas',
    notes: 'Jazmín, azahar y uva',
    levels: [3, 1, 0, 2],
  },
  { id: 'singani-clasico-1', title: 'Eco e imagen', notes: 'Limón y tallo verde', levels: [0, 3, 2, 1] },
  {
    id: 'singani-premium-2',
    title: 'Abuelos chiquitanos',
    notes: 'Pera y pimienta blanca',
    levels: [1, 0, 2, 3],
  },
  { id: 'singani-clasico-2', title: 'Taypi paseño 2', notes: 'Lima y menta', levels: [0, 3, 3, 1] },
  { id: 'singani-premium-3', title: 'Ancestros', notes: 'Toronja, anís e hinojo', levels: [0, 2, 3, 0] },
  {
    id: 'singani-premium-4',
    title: 'Cantares de mi tierra',
    notes: 'Durazno, retama y naranja',
    levels: [2, 1, 0, 3],
  },
  {
    id: 'singani-premium-5',
    title: 'Bolivia mágica',
    notes: 'Mandarina, miel y algarrobo',
    levels: [2, 2, 0, 2],
  },
]

export const bottleComparison = {
  id: 'compara',
  text: 'Cuantos más cuadritos, más se nota. El Premium se destila dos veces; el Clásico, una.',
  bottle: 'Singani',
} as const
