import { ownerEvents } from '../../../src/content/ownerEvents'
import { findPriceExample } from '../../../src/features/quote/findPriceExample'

const [least, middle, most] = ownerEvents.priceExamples.value

test.each([
  ['', null, least],
  ['', '50x60', middle],
  ['5', '60x80', least],
  ['12', null, least],
  ['29', null, least],
  ['30', null, middle],
  ['500', '40x30', most],
  ['muchas', '60x80', least],
  ['-3', null, least],
])('%j bottles and a painting of %j', (bottles, size, expected) => {
  expect(findPriceExample({ bottles, size })).toBe(expected)
})
