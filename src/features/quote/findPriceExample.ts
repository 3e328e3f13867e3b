import { ownerEvents, type PriceExample } from '../../content/ownerEvents'
import type { Quote } from './quote'

/** The owner's example with the chosen size, else the least one; none without examples. */
export function findPriceExample({ size }: Pick<Quote, 'size'>): PriceExample | undefined {
  const examples = ownerEvents.priceExamples.value
  return examples.find((example) => example.size === size) ?? examples[0]
}
