/** spec §3: a price is display text, the number and then its currency: `63Bs.`, `1.890Bs.` */
export const currency = 'Bs.'

const number = new Intl.NumberFormat('es-BO', { maximumFractionDigits: 2, useGrouping: 'always' })

/** @param amount in Bs. */
export const formatPrice = (amount: number) => `${number.format(amount)}${currency}`
