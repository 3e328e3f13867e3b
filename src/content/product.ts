import type { Bottle, PaintingId, ProductId } from './collection'
import type { CocktailId } from './cocktails'
import type { Illustration, ProductLine } from './models'
import { lineFacts, type DataSheet } from './lineFacts'

/** spec §3, with the data sheet of the product page. */
export interface Product extends DataSheet {
  readonly id: ProductId
  readonly desc: string
  /** The first sentences of `desc`: its page shows them, and folds the rest. */
  readonly opening: string
  /** The bottle, then the painting it wears. */
  readonly srcImg: readonly [bottle: Illustration, painting: Illustration]
  readonly namePainting: string
  readonly paintingId: PaintingId
  readonly cocktailIds: readonly CocktailId[]
}

/** spec §2, product card. */
export const productCard = {
  discover: 'Descrubrir',
  order: 'Ordena',
  byWhatsApp: 'por WhatsApp',
  unnamed: 'Botella',
  loading: 'Cargando la botella…',
  failed: 'Esta botella no se cargó. Sigue y vuelve a ella, o recarga la página.',
} as const

/** spec §2 and §7: an id that contains `clasico` names a Clásico. */
export const lineOfId = (id: string): ProductLine => (id.includes('clasico') ? 'clasico' : 'premium')

/** A bottle's record with the facts of its line (spec §3). */
export function toProduct({ id, bottle, opening, body, painting, cocktailIds }: Bottle): Product {
  const { dataSheet, origin, serving } = lineFacts[lineOfId(id)]
  const alt = `Botella de ${dataSheet.title} con tapa ${dataSheet.cap} y la pintura ${painting.title} en la etiqueta.`
  return {
    id,
    ...dataSheet,
    desc: [opening, origin, serving, body].join(' '),
    opening,
    srcImg: [{ source: bottle, alt }, painting.image],
    namePainting: painting.title,
    paintingId: painting.id,
    cocktailIds,
  }
}

/** `Singani Premium, Ancestros`: the line alone names several bottles. */
export function fullName({ title, namePainting }: Pick<Product, 'title' | 'namePainting'>): string {
  return `${title}, ${namePainting}`
}
