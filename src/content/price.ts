import { formatNumber } from './formatNumber'

/** spec §3: a price is display text, the number and then its currency: `63Bs.`, `1.890Bs.` */
export const currency = 'Bs.'

/** @param amount in Bs. */
export const formatPrice = (amount: number) => `${formatNumber(amount, 2)}${currency}`
