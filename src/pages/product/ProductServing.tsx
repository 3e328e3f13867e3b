import { findCocktail } from '../../content/cocktails'
import { productPage } from '../../content/productPage'
import type { Product } from '../../content/products'
import { Recipe } from './Recipe'
import './ProductServing.scss'

/** How this bottle is served: its cocktails. */
export function ProductServing({ product: { cocktailIds, line } }: { product: Product }) {
  return (
    <section className="product-serving">
      <h2 className="product-serving__heading">{productPage.serving.heading}</h2>
      <div className="product-serving__recipes">
        {cocktailIds.map((id, index) => (
          <Recipe
            key={id}
            cocktail={findCocktail(id)}
            line={line}
            columns={cocktailIds.length}
            isAlone={index % 2 === 0 && index === cocktailIds.length - 1}
          />
        ))}
      </div>
    </section>
  )
}
