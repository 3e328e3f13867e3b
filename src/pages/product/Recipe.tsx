import type { Cocktail } from '../../content/cocktails'
import { productPage } from '../../content/productPage'
import type { Product } from '../../content/product'
import { findCocktailImage } from '../../content/recipePictures'
import { Picture } from '../../shared/ui/Picture'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import * as breakpoints from '../../styles/breakpoints'
import './Recipe.scss'

/** The `sizes` of a picture in so many columns; two on tablets, one on phones. Alone in its row it is cut to the height of the words. */
const sizesIn = (columns: number, isAlone: boolean) =>
  `(min-width: ${breakpoints.pageMax}px) ${Math.round(1290 / columns)}px, (min-width: ${breakpoints.nav}px) ${Math.round(90 / columns)}vw, (min-width: ${breakpoints.layout}px) ${isAlone ? '480px' : '44vw'}, min(80vw, 340px)`

interface Props {
  cocktail: Cocktail
  /** Whose bottle is in the picture. */
  product: Product
  columns: number
  /** In the last of the rows that tablets have. */
  isAlone: boolean
}

/** One way to serve the bottle: what goes in the glass, and how. */
export function Recipe({ cocktail, product, columns, isAlone }: Props) {
  const { id, name, intro, glass, ingredients, steps } = cocktail
  const { source, alt } = findCocktailImage(cocktail, product)

  return (
    <article className="recipe" id={id}>
      <Picture className="recipe__image" source={source} alt={alt} sizes={sizesIn(columns, isAlone)} />
      <div className="recipe__body">
        <h3 className="recipe__name">{name}</h3>
        <p className="recipe__intro">{intro}</p>
        <p className="recipe__glass">{glass}</p>
        <dl className="recipe__ingredients">
          {ingredients.map((ingredient) => (
            <div key={ingredient.name} className="recipe__ingredient">
              <dt>{ingredient.name}</dt>
              <dd className="recipe__amount">{ingredient.amount}</dd>
            </div>
          ))}
        </dl>
        <VisuallyHidden>{productPage.serving.steps}</VisuallyHidden>
        <ol className="recipe__steps">
          {steps.map((step) => (
            <li key={step} className="recipe__step">
              {step}
            </li>
          ))}
        </ol>
      </div>
    </article>
  )
}
