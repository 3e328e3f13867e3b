import { render, screen } from '@testing-library/react'
import { emptyQuote } from '../../../src/features/quote/quote'
import { OrderParts } from '../../../src/features/quote/OrderParts'
import { setEventPrices } from '../../support/ownerFixtures'

beforeEach(() => void setEventPrices())

const plain = (element: Element) => element.textContent.replaceAll('\u00a0', ' ')

const rows = (choices: Partial<typeof emptyQuote>) => {
  render(<OrderParts {...emptyQuote} {...choices} />)
  const costs = screen.getAllByRole('definition').map(plain)
  return screen.getAllByRole('term').map((part, index) => `${plain(part)} = ${costs[index]}`)
}

it.each<[Partial<typeof emptyQuote>, string[]]>([
  [
    { size: '50x60', line: 'clasico' },
    [
      'Cuadro 50x60 = 1.800Bs.',
      'Ej.: 12 botellas Clásico = 1.032Bs.',
      'En total, unos = 2.832Bs. en 6 semanas',
    ],
  ],
  [
    { size: '50x60', bottles: '40', line: 'clasico' },
    ['Cuadro 50x60 = 1.800Bs.', '40 botellas Clásico = 3.040Bs.', 'En total, unos = 4.840Bs. en 6 semanas'],
  ],
  [
    { bottles: '1', line: 'premium' },
    ['Ej.: cuadro 40x30 = 1.200Bs.', '1 botella Premium = 120Bs.', 'En total, unos = 1.320Bs. en 5 semanas'],
  ],
  [
    { size: '60x80', bottles: '30' },
    [
      'Cuadro 60x80 = 3.000Bs.',
      'Ej.: 30 botellas Premium = 2.700Bs.',
      'En total, unos = 5.700Bs. en 8 semanas',
    ],
  ],
  [
    {},
    [
      'Ej.: cuadro 40x30 = 1.200Bs.',
      'Ej.: 12 botellas Premium = 1.200Bs.',
      'En total, unos = 2.400Bs. en 5 semanas',
    ],
  ],
])('what is paid, what is assumed and the sum of both: %j', (choices, expected) => {
  expect(rows(choices)).toEqual(expected)
})
