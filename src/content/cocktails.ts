import type { Cocktail, CocktailId } from './models'
import { scenes } from './scenes'

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
      'Remueve una vez y apoya la rodaja de limón.',
    ],
    image: scenes.chuflay,
  },
  {
    id: 'yungueno',
    name: 'Yungueño',
    intro: 'Toma su nombre de los Yungas, tierra de naranjas. Se prepara con jugo recién exprimido.',
    glass: 'Vaso mediano',
    ingredients: [
      { name: 'Singani', amount: '60 ml' },
      { name: 'Jugo de naranja', amount: '90 ml' },
      { name: 'Jarabe de azúcar', amount: '10 ml' },
      { name: 'Hielo', amount: '4 cubos' },
    ],
    steps: [
      'Exprime la naranja en el momento y cuela el jugo.',
      'Agita el jugo, el singani y el jarabe con el hielo.',
      'Sirve con una media luna de naranja.',
    ],
    image: scenes.yungueno,
  },
  {
    id: 'con-hielo',
    name: 'Con hielo',
    intro: 'Un cubo grande, dos minutos de espera y nada más.',
    glass: 'Vaso corto',
    ingredients: [
      { name: 'Singani Premium', amount: '50 ml' },
      { name: 'Hielo', amount: '1 cubo grande' },
    ],
    steps: [
      'Pon el hielo y sirve el singani encima.',
      'Espera dos minutos: el agua abre las flores y los cítricos.',
      'Se toma a sorbos cortos, sin apuro.',
    ],
    image: scenes.conHielo,
  },
] as const satisfies readonly Cocktail[]

export function findCocktail(id: CocktailId): Cocktail {
  return cocktails.find((cocktail) => cocktail.id === id) ?? cocktails[0]
}
