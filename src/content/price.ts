/** spec §3: a price is display text, the number and then its currency: `63Bs.`, `1.890Bs.` */
const currency = 'Bs.'

/** @throws where the text is no price */
function readPrice(price: string): number {
  const amount = Number(price.replace(currency, '').replaceAll('.', '').replace(',', '.'))
  if (!price.endsWith(currency) || !(amount > 0)) throw new Error(`No price: «${price}»`)
  return amount
}

const number = new Intl.NumberFormat('es-BO', { maximumFractionDigits: 2, useGrouping: 'always' })

/** The sum of some bottles, written as their prices are. */
export function formatTotal(bottles: readonly { readonly price: string; readonly count: number }[]): string {
  return `${number.format(bottles.reduce((sum, { price, count }) => sum + readPrice(price) * count, 0))}${currency}`
}
