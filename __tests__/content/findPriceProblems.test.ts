import { findPriceProblems } from '../../src/content/findPriceProblems'
import type { EventPrices } from '../../src/content/ownerEvents'

const bottle = { from: 1, premium: 120, clasico: 110, weeks: 1 }
const prices: EventPrices = {
  paintings: [
    { price: 1000, weeks: 3 },
    { price: 1000, weeks: 3 },
    { price: 2000, weeks: 4 },
  ],
  bottles: [bottle, { ...bottle, from: 500 }],
  deliveryWeeks: 1,
}
const [small, , large] = prices.paintings

const whole = 'escribe precios enteros, mayores que cero.'
const weeks = 'escribe semanas enteras, de 1 a 52.'
const grows = 'un cuadro más grande no cuesta menos ni se pinta en menos semanas.'
const order = 'escribe desde cuántas botellas vale cada precio: primero 1, y luego cada vez más, hasta 500.'
const falls = 'con más botellas, cada una no cuesta más ni se etiqueta en menos semanas.'

describe('the prices of an event', () => {
  it('may be none', () => {
    expect(findPriceProblems(null)).toEqual([])
  })

  it('may stay the same for a larger painting and for more bottles', () => {
    expect(findPriceProblems(prices)).toEqual([])
  })

  it.each<[Partial<EventPrices>, string]>([
    [{ deliveryWeeks: 0 }, weeks],
    [{ deliveryWeeks: 53 }, weeks],
    [{ paintings: [{ ...small, weeks: 2.5 }, small, large] }, weeks],
    [{ bottles: [{ ...bottle, weeks: 0 }] }, weeks],
    [{ paintings: [{ ...small, price: 0 }, small, large] }, whole],
    [{ bottles: [{ ...bottle, premium: 120.5 }] }, whole],
    [{ bottles: [{ ...bottle, clasico: 0 }] }, whole],
    [{ paintings: [large, { ...large, price: 1999 }, large] }, grows],
    [{ paintings: [large, { ...large, weeks: 3 }, large] }, grows],
    [{ bottles: [{ ...bottle, from: 2 }] }, order],
    [{ bottles: [bottle, bottle] }, order],
    [{ bottles: [bottle, { ...bottle, from: 30 }, { ...bottle, from: 12 }] }, order],
    [{ bottles: [bottle, { ...bottle, from: 501 }] }, order],
    [{ bottles: [bottle, { ...bottle, from: 12.5 }] }, order],
    [{ bottles: [bottle, { ...bottle, from: 12, premium: 121 }] }, falls],
    [{ bottles: [bottle, { ...bottle, from: 12, clasico: 111 }] }, falls],
    [
      {
        bottles: [
          { ...bottle, weeks: 2 },
          { ...bottle, from: 12 },
        ],
      },
      falls,
    ],
  ])('refuse %j', (change, problem) => {
    expect(findPriceProblems({ ...prices, ...change })).toEqual([`eventPrices: ${problem}`])
  })
})
