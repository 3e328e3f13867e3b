import { act, render, screen } from '@testing-library/react'
import { useContext } from 'react'
import { createMemoryRouter } from 'react-router-dom'
import { PageLoad } from '../../src/app/PageLoad'
import { PageLoadContext } from '../../src/shared/pageLoadContext'

const State = () => <p>{useContext(PageLoadContext) ? 'on its way' : 'at rest'}</p>

test('a page is on its way from the press until its code is there', async () => {
  let arrive = () => {}
  const code = new Promise<{ Component: () => null }>((resolve) => {
    arrive = () => resolve({ Component: () => null })
  })
  const router = createMemoryRouter([{ path: '/' }, { path: '/otra', lazy: () => code }])
  render(
    <PageLoad router={router}>
      <State />
    </PageLoad>,
  )
  expect(screen.getByText('at rest')).toBeVisible()
  act(() => void router.navigate('/otra'))
  expect(screen.getByText('on its way')).toBeVisible()
  await act(async () => arrive())
  expect(screen.getByText('at rest')).toBeVisible()
})
