import type { Artist } from './artists'
import type { Painting } from './collection'
import { brand } from './constants'
import type { ProductLine } from './models'
import type { Product } from './product'

type ProductInMessage = Pick<Product, 'line' | 'title' | 'namePainting'>
type ArtistInMessage = Pick<Artist, 'name' | 'calledBy'>

/** Beside every button that opens a chat. */
export const chatNotice = 'Abrimos un chat con tu mensaje listo. Aquí no se cobra ni se piden datos de pago.'

/** Beside a link to the chat; `failed` where their code does not come. */
export const otherChannels = {
  question: '¿No se abre WhatsApp?',
  open: 'Otras formas de contacto',
  failed: 'No pudimos abrir las otras formas. Revisa tu conexión y vuelve a tocar.',
} as const

/** Over a message that has not been sent yet. */
export const previewLabel = 'Tu mensaje, tal como se enviará'

/** How every message to the brand begins. */
export const greeting = `¡Hola, ${brand}!`

/** How a message that asks ends. */
export const closingQuestion = '¿Me dan más información?'

/** spec §7 */
export function floatingGreeting(): string {
  return `${greeting} Quisiera más información, por favor.`
}

/** From the privacy text. */
export function dataGreeting(): string {
  return `${greeting} Tengo una pregunta sobre mis datos.`
}

/** The message of an empty bag: there is no cart. */
export function orderGreeting(): string {
  return `${greeting} Quisiera hacer un pedido. ${closingQuestion}`
}

/** spec §7: a diamond for the Clásico, otherwise a star. */
export const lineEmoji = (line: ProductLine) => (line === 'clasico' ? '💎' : '⭐')

export function productMessage({ line, title, namePainting }: ProductInMessage): string {
  return `${greeting} ${lineEmoji(line)} Me interesa el ${title} con la pintura «${namePainting}». ${closingQuestion}`
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
