import { productFacts, productPage } from '../../content/productPage'
import type { Product } from '../../content/product'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import './ProductFacts.scss'

/** The data sheet. */
export function ProductFacts({ product }: { product: Product }) {
  return (
    <section className="product-facts">
      <h2>
        <VisuallyHidden>{productPage.factsHeading}</VisuallyHidden>
      </h2>
      <dl className="product-facts__list">
        {productFacts(product).map(([term, value]) => (
          <div key={term} className="product-facts__fact">
            <dt className="product-facts__term">{term}</dt>
            <dd className="product-facts__value">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
