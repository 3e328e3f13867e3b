import { bottleStories } from './bottleStories'
import abuelosChiquitanos from './media/bottles/abuelos-chiquitanos.webp'
import ancestros from './media/bottles/ancestros.webp'
import boliviaMagica from './media/bottles/bolivia-magica.webp'
import cantaresDeMiTierra from './media/bottles/cantares-de-mi-tierra.webp'
import ecoEImagen from './media/bottles/eco-e-imagen.webp'
import taypiPaseno2 from './media/bottles/taypi-paseno-2.webp'
import totemDeLasAlturas from './media/bottles/totem-de-las-alturas.webp'
import type { PaintingId, PictureSource, Product, ProductId } from './models'
import { paintings } from './paintings'
import { productLines } from './productLines'

/** spec §2, product card. */
export const productCard = { discover: 'Descrubrir', order: 'Ordena' } as const

/** One bottle: the facts of its line, its own story and the painting it wears. */
function bottle(id: ProductId, paintingId: PaintingId, source: PictureSource): Product {
  const { facts, capLabel, origin, serving } = productLines[id.includes('clasico') ? 'clasico' : 'premium']
  const { opening, body, tasting, cocktailIds } = bottleStories[id]
  const painting = paintings.find((entry) => entry.id === paintingId) ?? paintings[0]
  const alt = `Botella de ${facts.title} con ${capLabel.toLowerCase()} y la pintura ${painting.title} en la etiqueta.`
  return {
    id,
    ...facts,
    desc: [opening, origin, body, serving].join(' '),
    srcImg: [{ source, alt }, painting.image],
    namePainting: painting.title,
    paintingId,
    tasting,
    cocktailIds,
  }
}

/** spec §3: the seven products, in the order of the slider. */
export const products: readonly Product[] = [
  bottle('singani-premium-1', 'totem-de-las-alturas', totemDeLasAlturas),
  bottle('singani-clasico-1', 'eco-e-imagen', ecoEImagen),
  bottle('singani-premium-2', 'abuelos-chiquitanos', abuelosChiquitanos),
  bottle('singani-clasico-2', 'taypi-paseno-2', taypiPaseno2),
  bottle('singani-premium-3', 'ancestros', ancestros),
  bottle('singani-premium-4', 'cantares-de-mi-tierra', cantaresDeMiTierra),
  bottle('singani-premium-5', 'bolivia-magica', boliviaMagica),
]

/** `Singani Premium, Ancestros`: the line alone names several bottles. */
export function fullName({ title, namePainting }: Pick<Product, 'title' | 'namePainting'>): string {
  return `${title}, ${namePainting}`
}

export function findProduct(id: string | undefined): Product | undefined {
  return products.find((product) => product.id === id)
}
