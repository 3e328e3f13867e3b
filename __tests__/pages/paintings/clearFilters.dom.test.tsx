import { screen, within } from '@testing-library/react'
import { artists } from '../../../src/content/artists'
import { paintingCount, paintingsPage } from '../../../src/content/gallery'
import { paintings } from '../../../src/content/paintings'
import { renderApp } from '../../support/renderApp'

/** Presses the button, and expects every work, with the focus on how many there are. */
async function clearFilters(user: ReturnType<typeof renderApp>['user']) {
  await user.click(screen.getByRole('button', { name: paintingsPage.clear }))
  const wall = screen.getByRole('list', { name: paintingsPage.wallLabel })
  expect(within(wall).getAllByRole('listitem')).toHaveLength(paintings.length)
  expect(window.location.search).toBe('')
  expect(screen.getByText(paintingCount(paintings.length), { selector: '[role=status]' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: paintingsPage.clear })).toBeNull()
}

it('a button beside the result clears the filters, and is there only while something is filtered', async () => {
  const { user } = renderApp({ path: '/pinturas', stored: { local: 'accepted' } })
  await user.click(await screen.findByRole('button', { name: /^Óleo/ }))
  expect(screen.queryByText(paintingsPage.scale)).toBeNull()
  await clearFilters(user)
  expect(screen.getByText(paintingsPage.scale)).toBeVisible()
})

it('where nothing matches it says so, and one button shows every work again', async () => {
  const path = `/pinturas?artista=${artists[0].id}&tecnica=pastel`
  const { user } = renderApp({ path, stored: { local: 'accepted' } })
  expect(await screen.findByText(paintingsPage.empty)).toBeVisible()
  expect(screen.getByText('0 pinturas', { selector: '[role=status]' })).toBeVisible()
  await clearFilters(user)
})
