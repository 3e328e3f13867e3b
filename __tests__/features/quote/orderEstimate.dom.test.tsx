import { render } from '@testing-library/react'
import { emptyQuote } from '../../../src/features/quote/quote'
import { OrderEstimate } from '../../../src/features/quote/OrderEstimate'
import { setEventPrices } from '../../support/ownerFixtures'

beforeEach(() => void setEventPrices())

const words = (choices: Partial<typeof emptyQuote>) =>
  render(<OrderEstimate {...emptyQuote} {...choices} />).container.textContent.replaceAll('\u00a0', ' ')

it.each<[Partial<typeof emptyQuote>, string]>([
  [{}, 'Ej.: 12 botellas Premium, cuadro 40x302.400Bs. en 5 semanas'],
  [{ size: '60x80' }, 'Ej.: 12 botellas Premium, cuadro 60x804.200Bs. en 8 semanas'],
  [{ bottles: '30' }, 'Ej.: 30 botellas Premium, cuadro 40x303.900Bs. en 5 semanas'],
  [{ size: '50x60', bottles: '30' }, '30 botellas Premium, cuadro 50x60Unos 4.500Bs. en 6 semanas'],
  [
    { size: '60x80', bottles: '1', line: 'clasico' },
    '1 botella Clásico, cuadro 60x80Unos 3.106Bs. en 8 semanas',
  ],
])('what is chosen is priced, else an example: %j', (choices, expected) => {
  expect(words(choices)).toBe(expected)
})
