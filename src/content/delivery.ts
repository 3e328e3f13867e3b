import { owner } from './owner'

const { area, time } = owner.delivery

/** Said where a bottle is ordered. */
export const deliveryNotice = `Entregas en ${area.value}, ${time.value}: se coordinan en el chat.`
