import type { ProductLine } from '../../content/models'
import { ownerEvents } from '../../content/ownerEvents'
import { sizeChoices, type SizeChoice } from '../../content/personalised'
import { defaultLine, type Quote } from './quote'
import { readCount } from './readCount'

/** What is assumed until the visitor chooses; ours, the specification names no order. */
const assumedBottles = 12

interface Estimate {
  readonly bottles: number
  readonly line: ProductLine
  readonly size: SizeChoice
  /** In whole Bs., of the painting and all bottles. */
  readonly price: number
  /** The price of the painting alone. */
  readonly paintingPrice: number
  /** From the approval of the sketch to the delivery. */
  readonly weeks: number
  /** Neither the size nor the number of bottles is assumed. */
  readonly isChosen: boolean
  /** All of it is assumed. */
  readonly isExample: boolean
}

export type PricedChoices = Pick<Quote, 'size' | 'bottles' | 'line'>

/**
 * What an order costs, and how long it takes, at the owner's prices; null where none are named. What is not chosen counts
 * as the smallest painting, 12 bottles and Premium. Where a larger order is cheaper in total, its price applies: with
 * 120 Bs. each, and 100 from 12 on, 11 bottles cost 1200, as 12 do.
 */
export function estimateOrder(
  { size, bottles, line: chosenLine }: PricedChoices,
  prices = ownerEvents.eventPrices.value,
) {
  if (!prices) return null
  const typed = readCount(bottles)
  const count = typed ?? assumedBottles
  const line = chosenLine ?? defaultLine
  const chosen = sizeChoices.findIndex(({ id }) => id === size)
  const index = Math.max(0, chosen)
  const painting = prices.paintings[index]!
  const estimate: Estimate = {
    bottles: count,
    line,
    size: sizeChoices[index]!,
    price:
      painting.price + Math.min(...prices.bottles.map((each) => Math.max(count, each.from) * each[line])),
    paintingPrice: painting.price,
    weeks:
      painting.weeks + prices.bottles.findLast(({ from }) => from <= count)!.weeks + prices.deliveryWeeks,
    isChosen: typed !== null && chosen >= 0,
    isExample: typed === null && chosen < 0 && !chosenLine,
  }
  return estimate
}
