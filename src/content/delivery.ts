import { owner } from './owner'

const { area, time, cost } = owner.delivery

/** Said where a bottle is ordered. */
export const deliveryNotice = `Entregas en ${area.value}, ${time.value}: se coordinan en el chat.`

/** Beside a price. */
export const delivery = { name: 'Envío', cost: cost.value } as const
