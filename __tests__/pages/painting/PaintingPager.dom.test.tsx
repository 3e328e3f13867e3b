import { screen, waitFor } from '@testing-library/react'
import { paintings } from '../../../src/content/paintings'
import { findNeighbour } from '../../../src/features/gallery/findInCollection'
import { renderApp } from '../../support/renderApp'

const ancestros = paintings.find(({ id }) => id === 'ancestros')!

const openAncestros = async () => {
  const app = renderApp({ path: '/pinturas/ancestros', stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: 'Ancestros' })
  return app
}

it('the link to the next painting leads there and the focus goes to the new title', async () => {
  const { user } = await openAncestros()
  const { id, title } = findNeighbour(ancestros, 1)
  await user.click(screen.getByRole('link', { name: `Siguiente ${title}` }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus())
  expect(window.location.pathname).toBe(`/pinturas/${id}`)
})

it('the arrow keys turn the page while the focus is in the pager', async () => {
  const { user } = await openAncestros()
  screen.getByRole('link', { name: /^Siguiente/ }).focus()
  await user.keyboard('{ArrowLeft}')
  const { title } = findNeighbour(ancestros, -1)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  screen.getByRole('link', { name: /^Anterior/ }).focus()
  await user.keyboard('{ArrowRight}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ancestros' })).toBeVisible()
})

it('the arrow keys do nothing outside the pager, nor with a modifier key of a browser shortcut', async () => {
  const { user } = await openAncestros()
  screen.getByRole('link', { name: /^Ver la botella/ }).focus()
  await user.keyboard('{ArrowRight}')
  screen.getByRole('link', { name: /^Siguiente/ }).focus()
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Home}')
  expect(window.location.pathname).toBe('/pinturas/ancestros')
})
