import { currency, formatPrice } from './price'

/** @throws where the text is no price */
export function readPrice(price: string): number {
  const amount = Number(price.replace(currency, '').replaceAll('.', '').replace(',', '.'))
  if (!price.endsWith(currency) || !(amount > 0)) throw new Error(`No price: «${price}»`)
  return amount
}

/** The sum of some bottles, written as their prices are. */
export function formatTotal(bottles: readonly { readonly price: string; readonly count: number }[]): string {
  return formatPrice(bottles.reduce((sum, { price, count }) => sum + readPrice(price) * count, 0))
}
