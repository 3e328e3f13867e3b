import { useDispatch } from 'react-redux'
import { maxPerBottle } from '../../content/constants'
import { orderPanel as copy } from '../../content/orderPanel'
import { fullName, type Product } from '../../content/product'
import { Picture } from '../../shared/ui/Picture'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { bottleCountChanged } from './orderSlice'
import './OrderRow.scss'

type Props = { product: Product; count: number; onRemove: () => void }

/** One bottle of the message, with how many of it. */
export function OrderRow({ product, count, onRemove }: Props) {
  const dispatch = useDispatch()
  const name = fullName(product)
  const change = (next: number) => dispatch(bottleCountChanged({ id: product.id, count: next }))
  return (
    <li className="order-row">
      <div className="order-row__stand" data-wall={product.paintingId}>
        <Picture className="order-row__bottle" source={product.srcImg[0].source} alt="" sizes="36px" />
      </div>
      <div>
        <p className="order-row__title">{product.title}</p>
        <p className="order-row__painting">{product.namePainting}</p>
        <p className="order-row__price">
          {product.price} {copy.perBottle}
        </p>
        <div className="order-row__actions">
          <button
            type="button"
            className="order-row__step"
            aria-label={`${copy.fewer} ${name}`}
            aria-disabled={count === 1}
            onClick={() => change(count - 1)}
          >
            −
          </button>
          <span className="order-row__count">
            {count}
            <VisuallyHidden> × {name}</VisuallyHidden>
          </span>
          <button
            type="button"
            className="order-row__step"
            aria-label={`${copy.more} ${name}`}
            aria-disabled={count === maxPerBottle}
            onClick={() => change(count + 1)}
          >
            +
          </button>
          <button type="button" className="order-row__remove" onClick={onRemove}>
            {copy.remove}
            <VisuallyHidden> {name}</VisuallyHidden>
          </button>
        </div>
        {count === maxPerBottle && <p className="order-row__price">{copy.most(maxPerBottle)}</p>}
      </div>
    </li>
  )
}
