import type { Artist } from './artists'
import type { Painting } from './collection'
import { brand } from './constants'
import type { Product } from './products'

type ProductInMessage = Pick<Product, 'id' | 'title' | 'namePainting'>
type ArtistInMessage = Pick<Artist, 'name' | 'calledBy'>

/** Beside every button that opens a chat. */
export const chatNotice = 'Abrimos un chat con tu mensaje listo. Aquí no se cobra ni se piden datos.'

/** Over a message that has not been sent yet. */
export const previewLabel = 'Tu mensaje, tal como se enviará'

/** How every message to the brand begins. */
export const hello = `¡Hola, ${brand}!`

/** How a message that asks ends. */
export const question = '¿Me dan más información?'

/** spec §7 */
export function floatingGreeting(): string {
  return `${hello} Quisiera más información, por favor.`
}

/** The shopping bag: there is no cart, it opens this chat. */
export function orderGreeting(): string {
  return `${hello} Quisiera hacer un pedido. ${question}`
}

/** spec §7: a diamond for classic ids, otherwise a star. */
export const emojiOf = (id: string) => (id.includes('clasico') ? '💎' : '⭐')

export function productMessage({ id, title, namePainting }: ProductInMessage): string {
  return `${hello} ${emojiOf(id)} Me interesa el ${title} con la pintura «${namePainting}». ${question}`
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
