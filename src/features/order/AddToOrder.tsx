import { ShoppingBag } from 'lucide-react'
import { useDispatch, useSelector } from 'react-redux'
import { order as copy } from '../../content/order'
import { fullName, type Product } from '../../content/product'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { bottleAdded, selectOrderLines } from './orderSlice'
import './AddToOrder.scss'

/** Puts one more of this bottle into the message; the button shows how many are in it. */
export function AddToOrder({ product, wide = false }: { product: Product; wide?: boolean }) {
  const dispatch = useDispatch()
  const name = fullName(product)
  const count = useSelector(selectOrderLines).find(({ id }) => id === product.id)?.count ?? 0
  return (
    <button
      type="button"
      className={wide ? 'add-to-order add-to-order--wide' : 'add-to-order'}
      onClick={() => dispatch(bottleAdded(product.id))}
    >
      <span className="add-to-order__sign" aria-hidden="true">
        +
      </span>
      <ShoppingBag className="icon" aria-hidden="true" />
      <span className="add-to-order__label">
        {count > 0 ? copy.addAnother : wide ? copy.addAndGoOn : copy.add}
        <VisuallyHidden>{wide ? ` (${name})` : ` ${copy.toMessage} ${name}`}</VisuallyHidden>
      </span>
      {count > 0 && (
        <span className="add-to-order__count" aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  )
}
