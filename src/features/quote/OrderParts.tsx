import { occasions } from '../../content/occasions'
import { formatPrice } from '../../content/price'
import { productLines } from '../../content/productLines'
import { quote as copy } from '../../content/quote'
import { estimateOrder, type PricedChoices } from './estimateOrder'
import { findById } from './findById'
import type { Quote } from './quote'
import { readCount } from './readCount'
import './OrderParts.scss'

/** What the price of the chosen order consists of, and its sum; before any choice an example. Nothing where the owner names no prices. */
export function OrderParts(choices: PricedChoices & Pick<Quote, 'occasion'>) {
  const estimate = estimateOrder(choices)
  if (!estimate) return null
  const { size, bottles, line, price, paintingPrice, weeks, isExample } = estimate
  const words = copy.estimate
  const lineName = productLines[line].name
  const sum = [
    isExample
      ? words.example(
          size.id,
          words.bottles(true, bottles, lineName),
          findById(occasions, choices.occasion)?.phrase,
        )
      : words.total,
    words.price(price, weeks),
  ]
  const parts = isExample
    ? [sum]
    : [
        [words.painting(choices.size, size.id), formatPrice(paintingPrice)],
        [
          words.bottles(choices.line && readCount(choices.bottles), bottles, lineName),
          formatPrice(price - paintingPrice),
        ],
        sum,
      ]
  return (
    <dl className="order-parts">
      {parts.map(([part, cost]) => (
        <div key={part} className="order-parts__row">
          <dt className="order-parts__part">{part}</dt>
          <dd className="order-parts__cost">{cost}</dd>
        </div>
      ))}
    </dl>
  )
}
