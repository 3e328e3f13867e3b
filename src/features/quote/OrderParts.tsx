import { formatPrice } from '../../content/price'
import { productLines } from '../../content/productLines'
import { quote as copy } from '../../content/quote'
import { estimateOrder, type PricedChoices } from './estimateOrder'
import { readCount } from './readCount'
import './OrderParts.scss'

type Props = PricedChoices & { isBrief?: boolean }

/** What the price of an order consists of, and its sum; what is not chosen is assumed. Nothing where the owner names no prices. */
export function OrderParts({ isBrief, ...choices }: Props) {
  const estimate = estimateOrder(choices)
  if (!estimate) return null
  const { size, bottles, line, price, paintingPrice, weeks } = estimate
  const words = copy.estimate
  const parts = [
    [words.painting(choices.size, size.id), formatPrice(paintingPrice)],
    [
      words.bottles(choices.line && readCount(choices.bottles), bottles, productLines[line].name),
      formatPrice(price - paintingPrice),
    ],
    [words.total, words.price(price, weeks)],
  ]
  return (
    <dl className="order-parts" data-brief={isBrief}>
      {parts.map(([part, cost]) => (
        <div key={part} className="order-parts__row">
          <dt className="order-parts__part">{part}</dt>
          <dd className="order-parts__cost">{cost}</dd>
        </div>
      ))}
    </dl>
  )
}
