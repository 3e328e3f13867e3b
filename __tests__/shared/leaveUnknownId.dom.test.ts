import { waitFor } from '@testing-library/react'
import { createMemoryRouter, type RouteObject } from 'react-router-dom'
import { leaveUnknownId } from '../../src/shared/leaveUnknownId'

const leave = (address: string) => leaveUnknownId({ url: `https://bohemia56.example${address}` })

/** Where the router goes, and whether the asked address stays in the history. */
const wayOf = ({ headers }: Response) => [headers.get('Location'), headers.has('X-Remix-Replace')]

afterEach(() => window.history.replaceState(null, '', '/'))

it('a former id leads to the page of today with its query, and leaves what a link was on in the history', () => {
  expect(wayOf(leave('/productos/singani-premium?lote=P1-2025'))).toEqual([
    '/productos/singani-premium-1?lote=P1-2025',
    false,
  ])
})

it('takes the place of what stands in the address bar, and keeps its fragment', () => {
  window.history.replaceState(null, '', '/pinturas/taypi-paseno?a=b#historia')
  expect(wayOf(leave('/pinturas/taypi-paseno?a=b'))).toEqual(['/pinturas/taypi-paseno-2?a=b#historia', true])
  expect(wayOf(leave('/pinturas/artista/valles'))).toEqual(['/pinturas/artista/artista-de-los-valles', false])
})

it('any other id is an unknown address', () => {
  expect(wayOf(leave('/productos/singani-9?lote=P1-2025'))).toEqual(['/', false])
  window.history.replaceState(null, '', '/productos/singani-9?lote=P1-2025#lote')
  expect(wayOf(leave('/productos/singani-9?lote=P1-2025'))).toEqual(['/', true])
})

it('adds one entry to the history where a link leads there, and back leads to where the visitor came from', async () => {
  const routes: RouteObject[] = [
    { path: '/', element: null },
    {
      path: '/productos/:id',
      element: null,
      loader: ({ params, request }) => (params.id === 'singani-premium-1' ? null : leaveUnknownId(request)),
    },
  ]
  const router = createMemoryRouter(routes)
  await router.navigate('/productos/singani-premium?lote=1')
  expect(router.state.location).toMatchObject({ pathname: '/productos/singani-premium-1', search: '?lote=1' })
  await router.navigate(-1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  router.dispose()
})
