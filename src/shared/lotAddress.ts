import type { Lot } from '../content/ownerLots'
import { paths } from './paths'

/** Name in the query string of a product's page. */
export const lotParameter = 'lote'

/** Where the code on a lot's label leads: `/productos/singani-premium-1?lote=P1-2025`. */
export const lotAddress = ({ id, product }: Pick<Lot, 'id' | 'product'>) =>
  `${paths.product(product)}?${lotParameter}=${id}`
