import { owner } from '../../content/owner'
import { productSheet as copy } from '../../content/productPage'
import type { Product } from '../../content/products'
import { paths } from '../../shared/paths'
import { productCodePath } from '../../shared/productCode'
import './ProductSheet.scss'

const codeSize = 96

/** On paper alone: a code that leads to this page, and the number to order from. */
export function ProductSheet({ product: { id } }: { product: Product }) {
  const address = `${owner.canonicalUrl.value}${paths.product(id)}`
  return (
    <div className="product-sheet" aria-hidden="true">
      <img src={productCodePath(id)} alt="" width={codeSize} height={codeSize} fetchPriority="low" />
      <p>
        {copy.order} <strong className="product-sheet__phone">{copy.phone}</strong>
        <br />
        {address.replace('https://', '')}
      </p>
    </div>
  )
}
