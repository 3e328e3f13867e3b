import { screen, within } from '@testing-library/react'
import type * as FirstBottles from '../../src/content/firstBottles'
import { tasteLevels } from '../../src/content/tasteProfiles'
import type * as TasteProfiles from '../../src/content/tasteProfiles'
import { renderApp } from '../support/renderApp'

// The README's recipe for a new bottle: what it tastes of in short, and how strongly.

jest.mock('../../src/content/firstBottles', () => {
  const { firstBottles } = jest.requireActual<typeof FirstBottles>('../../src/content/firstBottles')
  const [first] = firstBottles
  const painting = { ...first.painting, id: 'nueva', title: 'Pintura nueva' }
  return { firstBottles: [...firstBottles, { ...first, id: 'singani-premium-99', painting }] }
})
jest.mock('../../src/content/tasteSummaries', () => ({
  tasteSummaries: { 'singani-premium-99': 'Sabor nuevo' },
}))
jest.mock('../../src/content/tasteProfiles', () => {
  const actual = jest.requireActual<typeof TasteProfiles>('../../src/content/tasteProfiles')
  return { ...actual, tasteProfiles: { ...actual.tasteProfiles, 'singani-premium-99': [0, 1, 2, 3] } }
})

it('a new bottle is compared with the others', async () => {
  renderApp({ path: '/nosotros', stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: 'Sobre nosotros' })
  const row = screen.getByRole('row', { name: /^Pintura nueva ?Sabor nuevo/ })
  const levels = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
  expect(levels).toEqual([...tasteLevels])
})
