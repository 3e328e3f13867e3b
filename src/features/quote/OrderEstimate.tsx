import { quote as copy } from '../../content/quote'
import { sketchWords } from '../../content/sketchWords'
import { estimateOrder, type PricedChoices } from './estimateOrder'
import './OrderEstimate.scss'

/** What an order costs and how long it takes, once part of it is chosen; nothing where the owner names no prices. */
export function OrderEstimate(choices: PricedChoices) {
  const estimate = estimateOrder(choices)
  if (!estimate || estimate.isExample) return null
  const { isChosen, price, weeks } = estimate
  return <p className="order-estimate">{sketchWords.price(isChosen, copy.estimate.price(price, weeks))}</p>
}
