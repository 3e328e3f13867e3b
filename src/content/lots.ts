import type { ProductId } from './collection'
import { ownerLots, type Lot } from './ownerLots'

const allLots = () => ownerLots.lots.value

/** The lot on sale: the one bottled last. `findLotProblems.ts` refuses a bottle without any. */
export const currentLot = (product: ProductId, lots = allLots()): Lot =>
  lots
    .filter((lot) => lot.product === product)
    .reduce((last, lot) => (lot.bottled > last.bottled ? lot : last))

/** Alike for `p1 2025`, `Lote P1–2025` and `PI-2O25`: people read it off a label, between O and 0, I and 1. */
export const lotKey = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/^\s*LOTE\b/, '')
    .replace(/[^A-Z\d]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1')

const longestShown = 24

/** What somebody wrote in the address, so that a sentence can repeat it: one line, of Latin letters, not long. */
export function showLot(text: string): string {
  const plain = text.normalize('NFC').replace(/[^\p{Script=Latin}\p{Nd} ._/-]+/gu, ' ')
  const words = plain.replace(/ +/g, ' ').trim()
  return words.length > longestShown ? `${words.slice(0, longestShown).trim()}…` : words
}

/** What an address says of a lot: one of ours, or words that name none. */
export type LotReading = { readonly lot: Lot } | { readonly unknown: string }

/** @param text from the query; undefined where it names no lot */
export function readLot(text: string | null): LotReading | undefined {
  if (!text?.trim()) return undefined
  const key = lotKey(text)
  const lot = allLots().find(({ id }) => lotKey(id) === key)
  return lot ? { lot } : { unknown: showLot(text) }
}
