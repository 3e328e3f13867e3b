import { productSheet as copy } from '../../content/productPage'
import type { Product } from '../../content/product'
import { productCodePath } from '../../shared/productCode'
import './ProductSheet.scss'

const codeSize = 88

/** On paper alone: a code that leads to this page, and the number to order from. */
export function ProductSheet({ product: { id } }: { product: Product }) {
  return (
    <div className="product-sheet" aria-hidden="true">
      <img src={productCodePath(id)} alt="" width={codeSize} height={codeSize} fetchPriority="low" />
      <p>
        {copy.order}
        <br />
        <strong className="product-sheet__phone">{copy.phone}</strong>
      </p>
    </div>
  )
}
