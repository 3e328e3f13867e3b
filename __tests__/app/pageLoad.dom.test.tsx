import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter } from 'react-router-dom'
import { Site } from '../../src/app/Site'
import { gate } from '../../src/content/legal'
import { LoadingBar } from '../../src/shared/ui/LoadingBar'

/** The site beside a bar that knows nothing of the router; `/otra` is there once `arrive` is called. */
function renderSite() {
  let arrive = () => {}
  const code = new Promise<{ Component: () => null }>((resolve) => {
    arrive = () => resolve({ Component: () => null })
  })
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/otra', lazy: () => code },
  ])
  const siteAnd = (isInside: boolean) => (
    <>
      <LoadingBar />
      {isInside && <Site loadedRouter={router} cameThroughGate={false} />}
    </>
  )
  const { rerender } = render(siteAnd(true))
  return {
    leave: () => rerender(siteAnd(false)),
    follow: () => act(() => void router.navigate('/otra')),
    arrive: () => act(async () => arrive()),
  }
}

const bar = () => screen.getByRole('status')

test('a page is on its way from the press until its code is there', async () => {
  const { follow, arrive } = renderSite()
  expect(bar()).toBeEmptyDOMElement()
  follow()
  expect(bar()).toHaveTextContent(gate.loading)
  await arrive()
  expect(bar()).toBeEmptyDOMElement()
})

test('it is no longer once the visitor has left the site for the gate', () => {
  const { follow, leave } = renderSite()
  follow()
  leave()
  expect(bar()).toBeEmptyDOMElement()
})
