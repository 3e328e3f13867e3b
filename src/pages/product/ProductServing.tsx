import { findCocktail } from '../../content/cocktails'
import { productPage } from '../../content/productPage'
import type { Product } from '../../content/product'
import { useRowTabIndex } from '../../shared/hooks/useRowTabIndex'
import { Recipe } from './Recipe'
import './ProductServing.scss'

/** How this bottle is served: its cocktails, on phones in a row that the keyboard scrolls too. */
export function ProductServing({ product }: { product: Product }) {
  const { cocktailIds } = product
  const tabIndex = useRowTabIndex()
  return (
    <section className="product-serving">
      <h2 className="product-serving__heading">{productPage.serving.heading}</h2>
      <div
        className="product-serving__recipes"
        role="group"
        aria-label={productPage.serving.recipes}
        tabIndex={tabIndex}
      >
        {cocktailIds.map((id, index) => (
          <Recipe
            key={id}
            cocktail={findCocktail(id)}
            product={product}
            columns={cocktailIds.length}
            isAlone={index % 2 === 0 && index === cocktailIds.length - 1}
          />
        ))}
      </div>
    </section>
  )
}
