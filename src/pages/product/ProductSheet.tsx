import { owner } from '../../content/owner'
import { productSheet as copy } from '../../content/productPage'
import type { Product } from '../../content/products'
import { paths } from '../../shared/paths'
import { productCodePath } from '../../shared/productCode'
import './ProductSheet.scss'

const codeSize = 88

/** On paper alone: a code that leads to this page, and the number to order from. */
export function ProductSheet({ product: { id } }: { product: Product }) {
  const site = owner.canonicalUrl.value.replace('https://', '')
  return (
    <div className="product-sheet" aria-hidden="true">
      <img src={productCodePath(id)} alt="" width={codeSize} height={codeSize} fetchPriority="low" />
      <p>
        {copy.order}
        <br />
        <strong className="product-sheet__whole">{copy.phone}</strong>
        <br />
        <span className="product-sheet__whole">{site}</span>
        <wbr />
        <span className="product-sheet__whole">{paths.product(id)}</span>
      </p>
    </div>
  )
}
