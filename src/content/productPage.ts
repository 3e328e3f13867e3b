import { productLines } from './productLines'
import type { Product } from './products'

/** spec §2, product page: what every bottle's page says around the bottle's own words. */
export const productPage = {
  catalogue: 'Nuestros singanis',
  imagesLabel: 'Imágenes del producto',
  images: ['botella', 'pintura'],
  artwork: 'Lleva puesto el cuadro',
  priceNote: 'Precio por botella',
  order: 'Ordena por WhatsApp',
  seePainting: 'Ver la pintura',
  factsHeading: 'Ficha de la botella',
  tasting: { heading: 'Notas de cata', sight: 'Vista', nose: 'Nariz', palate: 'Boca' },
  painting: {
    eyebrow: 'El cuadro de esta botella',
    artist: 'Artista',
    medium: 'Técnica',
    size: 'Medidas',
  },
  serving: { heading: 'Cómo servirlo', steps: 'Preparación' },
  more: { heading: 'También te puede gustar' },
  orderBar: { label: 'Pedido rápido', order: 'Ordena' },
} as const

/** `Premium · Tapa dorada` */
export function lineAndCap({ line }: Pick<Product, 'line'>): string {
  const { name, capLabel } = productLines[line]
  return `${name} · ${capLabel}`
}

/** The data sheet, in reading order. */
export function productFacts(product: Product): readonly (readonly [term: string, value: string])[] {
  return [
    ['Uva', product.grape],
    ['Altura del viñedo', product.altitude],
    ['Destilación', product.distillation],
    ['Graduación', product.strength],
    ['Tapa', product.cap],
    ['Mejor', product.bestWith],
  ]
}
