import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { AppErrorBoundary } from '../../src/app/AppErrorBoundary'
import { RouteError } from '../../src/app/RouteError'
import { applicationError, cssPreloadError } from '../../src/content/errors'
import { excessLegend } from '../../src/content/legal'

/** React and the router report what they catch; here that is the point of the test. */
const expectComplaints = () => {
  jest.spyOn(console, 'error').mockImplementation(() => {})
  jest.spyOn(console, 'warn').mockImplementation(() => {})
}

function showRouteFailure(loader: () => unknown) {
  expectComplaints()
  const router = createMemoryRouter([{ path: '/', loader, Component: () => null, ErrorBoundary: RouteError }])
  render(<RouterProvider router={router} />)
}

it.each([
  [400, '400 Bad Request'],
  [403, '403 Forbidden'],
  [404, '404 Not Found'],
  [405, '405 Method Not Allowed'],
])('a router error %i reads as the specification says', async (status, title) => {
  showRouteFailure(() => {
    throw new Response(null, { status })
  })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Algo se descolgó.')
})

it('anything else that breaks a page is an application error, with the legends and two ways on', async () => {
  showRouteFailure(() => {
    throw new Error('boom')
  })
  expect(await screen.findByRole('heading', { name: applicationError })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/')
  expect(screen.getByText(excessLegend)).toBeVisible()
})

it('a stylesheet that did not arrive is named', async () => {
  showRouteFailure(() => {
    throw new Error(cssPreloadError)
  })
  expect(await screen.findByRole('heading', { name: cssPreloadError })).toBeVisible()
})

it.each([
  [new Error('boom'), applicationError],
  [new Error(cssPreloadError), cssPreloadError],
])('the last net catches what breaks outside the router: %s', (error, title) => {
  expectComplaints()
  const Broken = () => {
    throw error
  }
  render(
    <AppErrorBoundary>
      <Broken />
    </AppErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: title })).toBeVisible()
})
