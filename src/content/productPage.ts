import { currentLot } from './lots'
import { monthOf, nameMonths } from './months'
import { owner } from './owner'
import { ownerLots } from './ownerLots'
import { formatPhone } from './phone'
import { productLines } from './productLines'
import type { Product } from './product'

/** spec §2, product page: what every bottle's page says around the bottle's own words. */
export const productPage = {
  catalogue: 'Nuestros singanis',
  imagesLabel: 'Imágenes del producto',
  images: ['Imagen 1 de 2: botella', 'Imagen 2 de 2: pintura'],
  artwork: 'Lleva puesto el cuadro',
  order: 'Ordena por WhatsApp',
  readMore: 'Leer más',
  readLess: 'Leer menos',
  difference: 'Qué lo distingue.',
  seePainting: 'Ver la pintura',
  factsHeading: 'Ficha de la botella',
  tasting: { heading: 'Notas de cata', sight: 'Vista', nose: 'Nariz', palate: 'Boca' },
  painting: {
    eyebrow: 'El cuadro de esta botella',
    artist: 'Artista',
    medium: 'Técnica',
    size: 'Medidas',
  },
  serving: { heading: 'Cómo servirlo', recipes: 'Recetas', steps: 'Preparación' },
  more: { heading: 'También te puede gustar' },
  orderBar: { label: 'Pedido rápido', order: 'Ordena' },
} as const

/** On paper, beside the code that leads to the page. */
export const productSheet = {
  order: 'Ordena por WhatsApp',
  phone: formatPhone(owner.phone.value),
} as const

/** `Premium · Tapa dorada` */
export function lineAndCap({ line }: Pick<Product, 'line'>): string {
  const { name, capLabel } = productLines[line]
  return `${name} · ${capLabel}`
}

/** `Por botella de 750 ml` */
export function priceNote({ volume }: Pick<Product, 'volume'>): string {
  return `Por botella de ${volume}`
}

/** `40% vol. · Moscatel de Alejandría` */
export function strengthAndGrape({ strength, grape }: Pick<Product, 'strength' | 'grape'>): string {
  return `${strength} · ${grape}`
}

/** `De 8 a 12 °C`, with a space that never breaks. */
const nameTemperature = ([from, to]: readonly [from: number, to: number]) =>
  from === to ? `${to}\u00a0°C` : `De ${from} a ${to}\u00a0°C`

/** The data sheet of the lot on sale: what differs between bottles, then what all share; of what the owner has not said, nothing. */
export function productFacts(product: Product): readonly (readonly [term: string, value: string])[] {
  const temperature = owner.servingTemperature.value
  const { harvest, restDays, bottles } = currentLot(product.id)
  const month = monthOf(harvest)
  return [
    ['Va mejor', product.bestWith],
    ['Destilación', product.distillation],
    ['Vendimia', `${nameMonths([month, month])} de ${harvest.slice(0, 4)}`],
    ['Reposo', `${restDays} días en vidrio`],
    ['Tanda', `${bottles} botellas`],
    ['Viñedo', product.altitude],
    ['Graduación', product.strength],
    ['Uva', product.grape],
    ['Origen', owner.vineyardValley.value],
    ['Contenido', product.volume],
    ...(temperature ? [['Temperatura', nameTemperature(temperature)] as const] : []),
    ['Alérgenos', ownerLots.allergens.value],
  ]
}
