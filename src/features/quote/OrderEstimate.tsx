import { productLines } from '../../content/productLines'
import { quote as copy } from '../../content/quote'
import { sketchWords } from '../../content/sketchWords'
import { countWeeks, estimateOrder, type PricedChoices } from './estimateOrder'
import './OrderEstimate.scss'

/** What the chosen order costs and how long it takes; nothing where the owner names no prices. */
export function OrderEstimate(choices: PricedChoices) {
  const estimate = estimateOrder(choices)
  if (!estimate) return null
  const { isChosen, bottles, line, size, price } = estimate
  return (
    <p className="order-estimate">
      <span>
        {sketchWords.order(copy.estimate.bottles(isChosen, bottles, productLines[line].name), size.id)}
      </span>
      <strong className="order-estimate__price">
        {copy.estimate.price(isChosen, price, countWeeks(estimate))}
      </strong>
    </p>
  )
}
