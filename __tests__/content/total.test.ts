import { formatTotal } from '../../src/content/total'
import { products } from '../../src/content/products'

describe('the sum of some bottles', () => {
  it('is written as a price is', () => {
    expect(formatTotal([{ price: '63Bs.', count: 1 }])).toBe('63Bs.')
    expect(
      formatTotal([
        { price: '63Bs.', count: 2 },
        { price: '49,50Bs.', count: 3 },
      ]),
    ).toBe('274,5Bs.')
    expect(formatTotal([{ price: '63Bs.', count: 99 }])).toBe('6.237Bs.')
    expect(formatTotal([{ price: '1.890,50Bs.', count: 2 }])).toBe('3.781Bs.')
  })

  it('takes every price of the catalogue', () => {
    expect(formatTotal(products.map(({ price }) => ({ price, count: 1 })))).toMatch(/^\d+Bs\.$/)
  })

  it.each(['63', 'Bs.', 'gratisBs.', '-3Bs.', '$63'])('refuses «%s»', (price) => {
    expect(() => formatTotal([{ price, count: 1 }])).toThrow(price)
  })
})
