import { formatNumber } from '../../src/content/formatNumber'
import { formatPrice } from '../../src/content/price'

/** The words of the browser itself, which the site does without. */
const byIntl = (value: number, maximumFractionDigits: number) =>
  new Intl.NumberFormat('es-BO', { maximumFractionDigits, useGrouping: 'always' }).format(value)

const values = [
  0, 1, 9.5, 49, 63, 274.5, 274.55, 274.999, 999, 999.999, 1000, 1890.5, 12345.678, 999999, 1234567.8,
]

it('numbers are written as in Bolivia, with so many decimals at most', () => {
  for (const mostDecimals of [0, 1, 2] as const)
    expect(values.map((value) => formatNumber(value, mostDecimals))).toEqual(
      values.map((value) => byIntl(value, mostDecimals)),
    )
})

it('a price is the number and its currency', () => {
  expect([63, 1890, 274.5, 49.999].map(formatPrice)).toEqual(['63Bs.', '1.890Bs.', '274,5Bs.', '50Bs.'])
})
