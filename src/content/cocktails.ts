import chuflayClasico from './media/scenes/chuflay-clasico.jpg'
import chuflayPremium from './media/scenes/chuflay-premium.jpg'
import conHieloPremium from './media/scenes/con-hielo-premium.jpg'
import yunguenoClasico from './media/scenes/yungueno-clasico.jpg'
import yunguenoPremium from './media/scenes/yungueno-premium.jpg'
import type { Illustration, ProductLine } from './models'

/** Every cocktail is served with Premium. */
type LineImages = Readonly<Record<'premium', Illustration> & Partial<Record<ProductLine, Illustration>>>

interface CocktailRecord {
  readonly id: string
  readonly name: string
  readonly intro: string
  readonly glass: string
  readonly ingredients: readonly { readonly name: string; readonly amount: string }[]
  readonly steps: readonly string[]
  /** Beside a bottle of each line that it is served with: `media/scenes/<id>-<line>.jpg`. */
  readonly images: LineImages
}

/** How each one is served; traditional recipes, one measure of singani per glass. */
export const cocktails = [
  {
    id: 'chuflay',
    name: 'Chuflay',
    intro:
      'Se cuenta que nació a inicios del siglo XX, con los ferroviarios que llegaron a tender las vías. Lleva ginger ale, limón y bastante hielo.',
    glass: 'Vaso largo',
    ingredients: [
      { name: 'Singani', amount: '60 ml' },
      { name: 'Ginger ale bien frío', amount: '120 ml' },
      { name: 'Limón', amount: '1 rodaja' },
      { name: 'Hielo', amount: 'Hasta el borde' },
    ],
    steps: [
      'Llena el vaso de hielo y sirve el singani.',
      'Completa con el ginger ale, despacio, para cuidar la burbuja.',
      'Remueve una vez, de abajo arriba, y apoya la rodaja de limón en el borde.',
    ],
    images: {
      premium: {
        source: chuflayPremium,
        alt: 'Chuflay de cerca: vaso largo con hielo y limón, una botella de Singani Premium y uvas verdes sobre un awayo.',
      },
      clasico: {
        source: chuflayClasico,
        alt: 'Chuflay de cerca: vaso largo con hielo y limón, una botella de Singani Clásico y uvas verdes sobre un awayo.',
      },
    },
  },
  {
    id: 'yungueno',
    name: 'Yungueño',
    intro:
      'Toma su nombre de los Yungas, tierra de naranjas. Se prepara con jugo recién exprimido y se agita con hielo, para servirlo bien frío.',
    glass: 'Vaso mediano',
    ingredients: [
      { name: 'Singani', amount: '60 ml' },
      { name: 'Jugo de naranja', amount: '90 ml' },
      { name: 'Jarabe de azúcar', amount: '10 ml' },
      { name: 'Hielo', amount: '4 cubos' },
    ],
    steps: [
      'Exprime la naranja en el momento y cuela el jugo.',
      'Agita el jugo, el singani y el jarabe con el hielo, unos diez segundos.',
      'Sirve todo en el vaso, con una media luna de naranja en el borde.',
    ],
    images: {
      premium: {
        source: yunguenoPremium,
        alt: 'Vaso de yungueño color naranja con una media rodaja en el borde, naranjas cortadas y una botella de Singani Premium.',
      },
      clasico: {
        source: yunguenoClasico,
        alt: 'Vaso de yungueño color naranja con una media rodaja en el borde, naranjas cortadas y una botella de Singani Clásico.',
      },
    },
  },
  {
    id: 'con-hielo',
    name: 'Con hielo',
    intro:
      'La manera más corta de conocer un singani: un cubo grande, que se deshace despacio, y dos minutos de espera.',
    glass: 'Vaso corto',
    ingredients: [
      { name: 'Singani Premium', amount: '50 ml' },
      { name: 'Hielo', amount: '1 cubo grande' },
      { name: 'Cáscara de limón', amount: 'Si la quieres' },
      { name: 'Paciencia', amount: '2 minutos' },
    ],
    steps: [
      'Pon el hielo y sirve el singani encima.',
      'Espera dos minutos: el agua abre los aromas.',
      'Pasa la cáscara por el borde y toma a sorbos cortos, sin apuro.',
    ],
    images: {
      premium: {
        source: conHieloPremium,
        alt: 'Vaso corto de singani con un gran cubo de hielo transparente junto a una botella de Singani Premium.',
      },
    },
  },
] as const satisfies readonly CocktailRecord[]

type AnyCocktail = (typeof cocktails)[number]

export type CocktailId = AnyCocktail['id']
/** The cocktails that have a picture with a bottle of the line. */
export type CocktailIdOf<Line extends ProductLine> = Extract<
  AnyCocktail,
  { readonly images: Readonly<Record<Line, Illustration>> }
>['id']
export interface Cocktail extends CocktailRecord {
  readonly id: CocktailId
}

export function findCocktail(id: CocktailId): Cocktail {
  return cocktails.find((cocktail) => cocktail.id === id) ?? cocktails[0]
}
