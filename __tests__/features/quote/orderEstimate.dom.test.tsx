import { render } from '@testing-library/react'
import { emptyQuote } from '../../../src/features/quote/quote'
import { OrderEstimate } from '../../../src/features/quote/OrderEstimate'
import { setEventPrices } from '../../support/ownerFixtures'

beforeEach(() => void setEventPrices())

const words = (choices: Partial<typeof emptyQuote>) =>
  render(<OrderEstimate {...emptyQuote} {...choices} />).container.textContent.replaceAll('\u00a0', ' ')

it.each<[Partial<typeof emptyQuote>, string]>([
  [{}, ''],
  [{ size: '60x80' }, 'Ej.: 4.200Bs. en 8 semanas'],
  [{ bottles: '30' }, 'Ej.: 3.900Bs. en 5 semanas'],
  [{ line: 'clasico' }, 'Ej.: 2.232Bs. en 5 semanas'],
  [{ size: '50x60', bottles: '30' }, 'Unos 4.500Bs. en 6 semanas'],
  [{ size: '60x80', bottles: '1', line: 'clasico' }, 'Unos 3.106Bs. en 8 semanas'],
])('what is chosen is priced, with an example for the rest: %j', (choices, expected) => {
  expect(words(choices)).toBe(expected)
})
