import { screen } from '@testing-library/react'
import { confirmed, owner } from '../../../src/content/owner'
import { ownerBatches } from '../../../src/content/ownerBatches'
import { openBottle } from './support/openProduct'

it.each([
  [[6, 6] as const, ['6 °C']],
  [null, []],
])('of the temperature %j the data sheet says %j', async (value, said) => {
  jest.replaceProperty(owner, 'servingTemperature', confirmed(value))
  await openBottle('singani-premium-1')
  const rows = screen.queryAllByText('Temperatura', { selector: 'dt' })
  expect(
    rows.map(({ nextElementSibling }) => nextElementSibling?.textContent?.replace('\u00a0', ' ')),
  ).toEqual(said)
})

it('says the year of the grapes that the owner writes', async () => {
  jest.replaceProperty(ownerBatches, 'harvestYear', confirmed(2026))
  await openBottle('singani-clasico-1')
  expect(screen.getByText('Vendimia', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    'Marzo de 2026',
  )
})
