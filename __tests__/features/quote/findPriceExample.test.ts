import { ownerEvents } from '../../../src/content/ownerEvents'
import { findPriceExample } from '../../../src/features/quote/findPriceExample'

const [least, middle, most] = ownerEvents.priceExamples.value

test.each([
  [null, least],
  ['40x30', least],
  ['50x60', middle],
  ['60x80', most],
  ['30x20', least],
])('of a painting of %j', (size, expected) => {
  expect(findPriceExample({ size })).toBe(expected)
})
