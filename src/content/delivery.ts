import { owner } from './owner'

const { area, time, cost } = owner.delivery

/** Said where a bottle is ordered. */
export const deliveryNotice = `Entregamos en ${area.value}, en un plazo ${time.value}: se coordina en el chat.`

/** Beside a price. */
export const delivery = { name: 'Envío', cost: cost.value } as const
