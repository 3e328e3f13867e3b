import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { AppErrorBoundary } from '../../src/app/AppErrorBoundary'
import { RouteError } from '../../src/app/RouteError'
import { applicationError, cssPreloadError } from '../../src/content/errors'
import { excessLegend } from '../../src/content/legal'
import { fullTitle } from '../../src/shared/fullTitle'

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
  [400, '400 Bad Request', 'No entendimos esa dirección'],
  [403, '403 Forbidden', 'Esta página no se puede abrir'],
  [404, '404 Not Found', 'Esta página no existe'],
  [405, '405 Method Not Allowed', 'Algo se descolgó'],
])('a router error %i reads in Spanish, then as the specification says', async (status, line, heading) => {
  showRouteFailure(() => {
    throw new Response(null, { status })
  })
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  expect(screen.getByText(line)).toHaveAttribute('lang', 'en')
  expect(screen.getByRole('alert')).toHaveTextContent(`Vuelve a intentarlo o regresa al inicio.${line}`)
  expect(document.title).toBe(fullTitle(heading))
})

it('anything else that breaks a page is an application error, with the legends and two ways on', async () => {
  showRouteFailure(() => {
    throw new Error('boom')
  })
  expect(await screen.findByRole('heading', { name: 'Algo se descolgó' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(applicationError)
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/')
  expect(screen.getByText(excessLegend)).toBeVisible()
})

it('a stylesheet that did not arrive is named', async () => {
  showRouteFailure(() => {
    throw new Error(cssPreloadError)
  })
  expect(await screen.findByRole('heading', { name: 'Una parte del diseño no llegó' })).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent(cssPreloadError)
})

it.each([
  [new Error('boom'), 'Algo se descolgó', applicationError],
  [new Error(cssPreloadError), 'Una parte del diseño no llegó', cssPreloadError],
])('the last net catches what breaks outside the router: %s', (error, heading, line) => {
  expectComplaints()
  const Broken = () => {
    throw error
  }
  render(
    <AppErrorBoundary>
      <Broken />
    </AppErrorBoundary>,
  )
  expect(screen.getByRole('heading', { name: heading })).toBeVisible()
  expect(screen.getByText(line)).toBeVisible()
})
