import { ownerEvents, type PriceExample } from '../../content/ownerEvents'
import type { Quote } from './quote'

/** The owner's example that is nearest to what is chosen: by the bottles, else by the painting's size; none without examples. */
export function findPriceExample({
  bottles,
  size,
}: Pick<Quote, 'bottles' | 'size'>): PriceExample | undefined {
  const examples = ownerEvents.priceExamples.value
  const near = examples.filter((example) => (bottles ? example.bottles <= +bottles : example.size === size))
  return near.at(-1) ?? examples[0]
}
