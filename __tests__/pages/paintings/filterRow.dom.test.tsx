import { screen } from '@testing-library/react'
import { artists } from '../../../src/content/artists'
import { renderApp } from '../../support/renderApp'

let scrolled: jest.SpyInstance

beforeEach(() => {
  scrolled = jest.spyOn(Element.prototype, 'scrollLeft', 'set')
})
afterEach(() => scrolled.mockRestore())

const open = (query: string) => renderApp({ path: `/pinturas${query}`, stored: { local: 'accepted' } })
const findFilter = (name: RegExp) => screen.findByRole('button', { name })

it('the row of filters is scrolled to the filter of the address, and stays as another is chosen', async () => {
  const { user } = open(`?artista=${artists[2].id}`)
  const pastel = await findFilter(/^Pastel/)
  expect(scrolled).toHaveBeenCalled()
  scrolled.mockClear()
  await user.click(pastel)
  expect(scrolled).not.toHaveBeenCalled()
})

it('without a filter in the address the row stays where it is when one is chosen', async () => {
  const { user } = open('')
  await user.click(await findFilter(/^Pastel/))
  expect(scrolled).not.toHaveBeenCalled()
})
