import { screen } from '@testing-library/react'
import { confirmed, owner } from '../../../src/content/owner'
import { ownerLots } from '../../../src/content/ownerLots'
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

it('describes the lot that was bottled last, wherever it stands in the list', async () => {
  const { value } = ownerLots.lots
  const last = value.find(({ product }) => product === 'singani-clasico-1')!
  const next = { ...last, id: 'C1-2026', harvest: '2026-03-19', bottled: '2026-11-03', bottles: 601 }
  jest.replaceProperty(ownerLots, 'lots', confirmed([next, ...value]))
  await openBottle('singani-clasico-1')
  expect(screen.getByText('Vendimia', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
    'Marzo de 2026',
  )
  expect(screen.getByText('Tanda', { selector: 'dt' }).nextElementSibling).toHaveTextContent('601 botellas')
})
