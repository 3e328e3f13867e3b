import type { ComponentType } from 'react'
import type { Cocktail, CocktailId } from '../../content/models'
import { productPage } from '../../content/productPage'
import { Picture } from '../../shared/ui/Picture'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { OnIceDrawing } from './OnIceDrawing'
import { YunguenoDrawing } from './YunguenoDrawing'
import './Recipe.scss'

const drawings: Partial<Record<CocktailId, ComponentType>> = {
  yungueno: YunguenoDrawing,
  'con-hielo': OnIceDrawing,
}
const sizes = '(min-width: 1200px) 644px, (min-width: 700px) 92vw, 90vw'

/** One way to serve the bottle: what goes in the glass, and how. */
export function Recipe({ cocktail }: { cocktail: Cocktail }) {
  const { id, name, intro, glass, ingredients, steps, image } = cocktail
  const Drawing = drawings[id]

  return (
    <article className={image ? 'recipe recipe--pictured' : 'recipe'}>
      <div className={`recipe__image recipe__image--${id}`}>
        {image ? <Picture source={image.source} alt={image.alt} sizes={sizes} /> : Drawing && <Drawing />}
      </div>
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
