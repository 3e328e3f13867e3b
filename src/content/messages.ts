import { brand } from './constants'
import type { Artist, Painting, Product } from './models'

type ProductInMessage = Pick<Product, 'id' | 'title' | 'namePainting'>
type ArtistInMessage = Pick<Artist, 'name' | 'calledBy'>

export interface QuoteChoice {
  /** As it stands in a sentence: `una boda`. */
  readonly occasion?: string | undefined
  readonly size?: string | undefined
  readonly technique?: string | undefined
  readonly line?: string | undefined
}

/** Beside every button that opens a chat. */
export const chatNotice = 'Abrimos un chat con tu mensaje listo. Aquí no se cobra ni se piden datos.'

const hello = `¡Hola, ${brand}!`

/** spec §7 */
export function floatingGreeting(): string {
  return `${hello} Quisiera más información, por favor.`
}

/** The shopping bag: there is no cart, it opens this chat. */
export function orderGreeting(): string {
  return `${hello} Quisiera hacer un pedido. ¿Me dan más información?`
}

/** spec §7: a diamond for classic ids, otherwise a star. */
export function productMessage({ id, title, namePainting }: ProductInMessage): string {
  const emoji = id.includes('clasico') ? '💎' : '⭐'
  return `${hello} ${emoji} Me interesa el ${title} con la pintura «${namePainting}». ¿Me dan más información?`
}

export function artistMessage(
  painting: Pick<Painting, 'title'>,
  { name, calledBy }: ArtistInMessage,
): string {
  return `¡Hola! Vi la obra «${painting.title}» de ${name} en ${brand} y quisiera contactarme con ${calledBy}.`
}

export function artistGreeting({ name, calledBy }: ArtistInMessage): string {
  return `¡Hola! Vi la página de ${name} en ${brand} y quisiera contactarme con ${calledBy}.`
}

/** spec §2: asks for more information; what was chosen on the page goes along. */
export function quoteMessage({ occasion, size, technique, line }: QuoteChoice = {}): string {
  const wish = `Quisiera cotizar una botella personalizada${occasion ? ` para ${occasion}` : ''}`
  const details = [
    size && `cuadro de ${size}`,
    technique && `técnica ${technique.toLocaleLowerCase('es')}`,
    line && `botella ${line}`,
  ].filter(Boolean)
  const chosen = details.length > 0 ? `: ${details.join(', ')}` : ''
  return `${hello} ${wish}${chosen}. ¿Me dan más información?`
}
