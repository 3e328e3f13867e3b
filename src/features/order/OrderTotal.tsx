import { delivery } from '../../content/delivery'
import { orderPanel as copy } from '../../content/orderPanel'
import { findProduct } from '../../content/products'
import { formatTotal } from '../../content/total'
import type { OrderLine } from './orderSlice'
import './OrderTotal.scss'

/** What the bottles of the message would cost, as a reference: nothing is sold here (spec §1). */
export function OrderTotal({ lines }: { lines: readonly OrderLine[] }) {
  const bottles = lines.flatMap(({ id, count }) => {
    const product = findProduct(id)
    return product ? [{ price: product.price, count }] : []
  })
  return (
    <div className="order-total">
      <p className="order-total__sum">
        <span>{copy.total}</span> <strong className="order-total__amount">{formatTotal(bottles)}</strong>
      </p>
      <p className="order-total__delivery">
        <span>{delivery.name}</span> <span>{delivery.cost}</span>
      </p>
    </div>
  )
}
