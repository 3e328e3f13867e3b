import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { RouteError } from '../../src/app/RouteError'
import { cssPreloadError } from '../../src/content/errors'
import { LoadingScreen } from '../../src/features/gate/LoadingScreen'
import { NoScriptPage } from '../../src/features/gate/NoScriptPage'
import { memoryStorage } from '../support/memoryStorage'
import { renderApp } from '../support/renderApp'
import { copyOf } from './support/copyOf'
import { expectReviewedTranscript } from './support/review'

jest.mock('../support/emptyModule', () => ({ __esModule: true, default: '/media/film' }))
jest.mock('../../src/features/order/OrderPanel', () => {
  throw new Error('The panel does not arrive.')
})
jest.mock('../../src/features/zoom/ZoomDialog', () => {
  throw new Error('The dialog does not arrive.')
})
jest.mock('../../src/features/unrolling/Unrolling', () => {
  throw new Error('The code does not arrive.')
})
afterEach(() => document.body.replaceChildren())

it.each([
  ['400', new Response(null, { status: 400 })],
  ['403', new Response(null, { status: 403 })],
  ['404', new Response(null, { status: 404 })],
  ['405', new Response(null, { status: 405 })],
  ['aplicacion', new Error('boom')],
  ['estilos', new Error(cssPreloadError)],
])('the error screen: %s', async (name, error) => {
  for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => {})
  const loader = () => {
    throw error
  }
  const router = createMemoryRouter([{ path: '/', loader, Component: () => null, ErrorBoundary: RouteError }])
  render(<RouterProvider router={router} />)
  await screen.findByRole('heading', { level: 1 })
  await expectReviewedTranscript(`error-${name}`)
})

it('while the site loads', async () => {
  render(<LoadingScreen />)
  await expectReviewedTranscript('cargando')
})

it('without JavaScript', async () => {
  render(<NoScriptPage />)
  await expectReviewedTranscript('sin-javascript')
})

it('an answer that could not be stored', async () => {
  const writeAccepted = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const { user } = renderApp({ storage: { ...memoryStorage(), writeAccepted } })
  await user.click(await screen.findByRole('button', { name: 'SÍ' }))
  await screen.findByRole('heading', { level: 1, name: /^Singani artesanal boliviano/ })
  await expectReviewedTranscript('aviso-sin-guardar', copyOf(await screen.findByText(/no pudo guardar/)))
})

it('a message panel that does not arrive, and a bottle that is added again', async () => {
  const { user } = renderApp({ path: '/productos/singani-premium-3', stored: { local: 'accepted' } })
  await screen.findByRole('heading', { level: 1, name: 'Singani Premium' })
  const [add] = within(screen.getByRole('main')).getAllByRole('button', { name: /^Agregar/ })
  await user.click(add!)
  await user.click(screen.getByRole('button', { name: /^Tu mensaje/ }))
  await expectReviewedTranscript('mensaje-que-no-llega', copyOf(await screen.findByText(/^No pudimos/), add!))
})

it('an enlarged picture that does not arrive', async () => {
  const { user } = renderApp({ path: '/pinturas/ancestros', stored: { local: 'accepted' } })
  await user.click(await screen.findByRole('button', { name: 'Ver de cerca Ancestros' }))
  await expectReviewedTranscript('imagen-que-no-llega', copyOf(await screen.findByText(/^No pudimos/)))
})

it('a label that does not unroll', async () => {
  const { user } = renderApp({ path: '/productos/singani-premium-3', stored: { local: 'accepted' } })
  await user.click(await screen.findByRole('button', { name: 'Desenrollar la etiqueta' }))
  await expectReviewedTranscript('etiqueta-que-no-llega', copyOf(await screen.findByText(/^No pudimos/)))
})

it('a copied link', async () => {
  const { user } = renderApp({ path: '/pinturas/ancestros', stored: { local: 'accepted' } })
  await user.click(await screen.findByRole('button', { name: 'Compartir' }))
  await expectReviewedTranscript('enlace-copiado', copyOf(await screen.findByText(/copiado/)))
})

it.each(['2020-02-02', '2090-02-02'])('a quote for %s', async (date) => {
  renderApp({ path: `/botellas-personalizada?fecha=${date}&tamano=40x30`, stored: { local: 'accepted' } })
  const field = await screen.findByLabelText('¿Para qué fecha?')
  await expectReviewedTranscript(`cotizacion-${date}`, copyOf(field.closest('div')!))
})

it.each(['40x30', '50x60', '60x80'])('the size %s', async (size) => {
  renderApp({ path: `/botellas-personalizada?tamano=${size}`, stored: { local: 'accepted' } })
  const chosen = await screen.findByRole('button', { name: `${size} cm`, pressed: true })
  await expectReviewedTranscript(`medida-${size}`, copyOf(chosen.closest('.size-chooser')!))
})
