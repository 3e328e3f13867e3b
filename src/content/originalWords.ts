import type { Artist } from './artists'
import type { Painting } from './collection'
import { brand } from './constants'
import { contactArtist } from './gallery'
import { artistMessage } from './messages'
import { originals } from './originals'

/** The name of the fact that says whether the painting itself is for sale. */
export const originalTerm = 'Original'

export const isSold = ({ id }: Pick<Painting, 'id'>) => originals[id]?.price === null

/** `Disponible: 6.500Bs.`; null where it is not known. */
export function originalState({ id }: Pick<Painting, 'id'>): string | null {
  const original = originals[id]
  if (!original) return null
  return original.price ? `Disponible: ${original.price}` : 'Vendido'
}

/** Small, on a wall's label: `Original: 6.500Bs.` */
export function originalNote({ id }: Pick<Painting, 'id'>): string | null {
  const original = originals[id]
  return original ? `${originalTerm}${original.price ? `: ${original.price}` : ' vendido'}` : null
}

/** The chat about a sold painting: what the button says, and what it sends. */
export const commission = {
  ask: 'Consultar un encargo',
  message: (
    { title }: Pick<Painting, 'title'>,
    { name, calledBy }: Pick<Artist, 'name' | 'calledBy'>,
  ): string =>
    `¡Hola! Vi la obra «${title}» de ${name} en ${brand}. Como el original está vendido, quisiera preguntar si ${calledBy} pinta una obra nueva por encargo.`,
} as const

/** The chat with whoever painted a work: what the button says, and what it sends. Of a sold one, about a new work. */
export function chatAbout(painting: Painting, artist: Artist): { label: string; message: string } {
  return isSold(painting)
    ? { label: commission.ask, message: commission.message(painting, artist) }
    : { label: contactArtist[artist.calledBy], message: artistMessage(painting, artist) }
}
