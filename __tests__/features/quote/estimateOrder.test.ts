import type { EventPrices } from '../../../src/content/ownerEvents'
import { estimateOrder, type PricedChoices } from '../../../src/features/quote/estimateOrder'

const prices: EventPrices = {
  paintings: [
    { price: 1000, weeks: 3 },
    { price: 2000, weeks: 4 },
    { price: 3000, weeks: 6 },
  ],
  bottles: [
    { from: 1, premium: 100, clasico: 90, weeks: 1 },
    { from: 10, premium: 80, clasico: 70, weeks: 2 },
  ],
  deliveryWeeks: 1,
}
const nothing: PricedChoices = { size: null, bottles: '', line: null }
const estimate = (choices: Partial<PricedChoices>) => estimateOrder({ ...nothing, ...choices }, prices)!

describe('the estimate of an order', () => {
  it('assumes 12 bottles of Premium and the smallest painting, and says so', () => {
    expect(estimate({})).toEqual({
      bottles: 12,
      line: 'premium',
      size: { id: '40x30', name: '40x30 cm', widthCm: 40, heightCm: 30 },
      price: 1000 + 12 * 80,
      paintingPrice: 1000,
      weeks: 3 + 2 + 1,
      isChosen: false,
      isExample: true,
    })
  })

  it.each<[Partial<PricedChoices>, number, number, boolean]>([
    [{ size: '50x60' }, 2000 + 12 * 80, 7, false],
    [{ bottles: '20' }, 1000 + 20 * 80, 6, false],
    [{ size: '60x80', bottles: '20' }, 3000 + 20 * 80, 9, true],
    [{ size: '60x80', bottles: '20', line: 'clasico' }, 3000 + 20 * 70, 9, true],
    [{ size: '40x30', bottles: ' 1 ' }, 1000 + 100, 5, true],
    [{ size: '40x30', bottles: '8' }, 1000 + 8 * 100, 5, true],
    [{ size: '40x30', bottles: '500' }, 1000 + 500 * 80, 6, true],
  ])('of %j', (choices, price, weeks, isChosen) => {
    const found = estimate(choices)
    expect([found.price, found.weeks, found.isChosen]).toEqual([price, weeks, isChosen])
  })

  it.each(['0', '501', '1.5', '-3', 'veinte', '1e2'])('assumes 12 bottles where %j was typed', (bottles) => {
    expect(estimate({ size: '40x30', bottles })).toMatchObject({ bottles: 12, isChosen: false })
  })

  it('assumes the smallest painting for a size that is not on offer', () => {
    expect(estimate({ size: '30x20', bottles: '20' })).toMatchObject({
      size: { id: '40x30' },
      isChosen: false,
    })
  })

  it('never falls as bottles are added: 9 cost what 10 cost', () => {
    expect(estimate({ bottles: '9' }).price).toBe(estimate({ bottles: '10' }).price)
    const all = Array.from({ length: 40 }, (_, index) => estimate({ bottles: String(index + 1) }).price)
    expect(all).toEqual(all.toSorted((a, b) => a - b))
  })

  it('is none where the owner names no prices', () => {
    expect(estimateOrder(nothing, null)).toBeNull()
  })
})
