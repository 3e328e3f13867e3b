import { findArtist } from './artists'
import { capitalise } from './capitalise'
import { currentLot } from './lots'
import { closingQuestion, greeting, lineEmoji } from './messages'
import { formatMetres } from './metres'
import { nameDay } from './isoDay'
import type { Lot } from './ownerLots'
import { findPainting } from './paintings'
import type { Product } from './product'

/** The lot of the bottle that somebody holds: the QR code on its label leads to its page with the lot. */
export const lotPage = {
  link: 'Ver tu lote',
  heading: 'Tu botella',
  ask: 'pregúntanos por WhatsApp',
} as const

/** `Tu botella, lote P1-2025` */
export const lotHeading = ({ id }: Lot) => `${lotPage.heading}, lote ${id}`

/** `Santa Ana, a 1.950 m`, as far as it is told. */
const nameVineyard = ({ village, altitude }: Lot) =>
  capitalise([village, altitude === null ? null : `a ${formatMetres(altitude)}`].filter(Boolean).join(', '))

export function lotFacts(lot: Lot, { paintingId }: Pick<Product, 'paintingId'>) {
  const { title, artistId } = findPainting(paintingId)
  const vineyard = nameVineyard(lot)
  return [
    { name: 'Vendimia', value: nameDay(lot.harvest) },
    ...(vineyard ? [{ name: 'Viñedo', value: vineyard }] : []),
    { name: 'Destilación', value: nameDay(lot.distilled) },
    { name: 'Reposo', value: `${lot.restDays} días en vidrio` },
    { name: 'Embotellado', value: nameDay(lot.bottled) },
    { name: 'Tanda', value: `${lot.bottles} botellas` },
    { name: 'Cuadro', value: `${title}, de ${findArtist(artistId).name}` },
  ]
}

/** The page describes the lot on sale; undefined for that one. */
export function olderLotNote(lot: Lot): string | undefined {
  const current = currentLot(lot.product)
  return current === lot
    ? undefined
    : `Hoy se ofrece el lote ${current.id}: de él habla la ficha de más abajo.`
}

/**
 * Before the link that asks.
 * @param written as the address has it; empty where none of it can be shown
 */
export const unknownLot = (written: string) =>
  `No encontramos ${written ? `el lote «${written}»` : 'ese lote'}. Revisa el número de la etiqueta; si es ese,`

/** What the brand needs to look for it: the bottle, and the lot as the address has it. */
export const lotQuestion = (
  { line, title, namePainting }: Pick<Product, 'line' | 'title' | 'namePainting'>,
  written: string,
) => {
  const lot = written ? `el lote «${written}»` : 'un lote'
  return `${greeting} ${lineEmoji(line)} Tengo el ${title} con la pintura «${namePainting}», con ${lot} que no está en el sitio. ${closingQuestion}`
}

/** Before the name of that bottle, which is a link. */
export const otherBottleLot = ({ id }: Lot) => `El lote ${id} es de otra botella:`
