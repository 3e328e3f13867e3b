import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { OfflineNotice } from '../../../src/features/offline/OfflineNotice'
import { copyAttribute } from '../../../src/shared/offlineCache'

const notice = /^Sin conexión\. Puedes ver las páginas que ya visitaste/
const waiting = /^Sin conexión\. Esta página todavía no está en tu dispositivo/
const copy = /ves la copia guardada en tu dispositivo/

let arrive = () => {}
const makeRouter = () =>
  createMemoryRouter([
    {
      element: (
        <>
          <OfflineNotice isRemembered={() => false} />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: <p>Inicio</p> },
        {
          path: '/nosotros',
          loader: () => new Promise((done) => (arrive = () => done(null))),
          element: <p>Sobre nosotros</p>,
        },
      ],
    },
  ])

const connect = (isOnline: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
const open = (isOnline: boolean) => {
  connect(isOnline)
  const router = makeRouter()
  render(<RouterProvider router={router} />)
  return { go: () => act(async () => void router.navigate('/nosotros')) }
}
const status = () => screen.getByRole('status')
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const receive = () => act(async () => arrive())

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.documentElement.removeAttribute(copyAttribute)
})

it('with a connection nothing is said, however long a page takes', async () => {
  const { go } = open(true)
  await go()
  wait(10_000)
  expect(status()).toBeEmptyDOMElement()
})

it('without one, a page that takes 300 ms is said to be waited for, until it comes', async () => {
  const { go } = open(false)
  expect(status()).toHaveTextContent(notice)
  expect(status()).not.toHaveClass('offline-notice--waiting')
  await go()
  wait(299)
  expect(status()).toHaveTextContent(notice)
  wait(1)
  expect(status()).toHaveTextContent(waiting)
  expect(status()).toHaveClass('offline-notice', 'offline-notice--waiting')
  await receive()
  expect(screen.getByText('Sobre nosotros')).toBeVisible()
  expect(status()).toHaveTextContent(notice)
  expect(status().className).toBe('offline-notice')
})

it('a page that comes at once is not said to be waited for afterwards', async () => {
  const { go } = open(false)
  await go()
  await receive()
  wait(10_000)
  expect(status()).toHaveTextContent(notice)
})

describe('the site did not answer, and the device’s copy is shown', () => {
  beforeEach(() => document.documentElement.setAttribute(copyAttribute, ''))

  it('the notice is shown although the browser has a connection', () => {
    open(true)
    expect(status()).toHaveTextContent(copy)
  })

  it('the notice is not shown for a copy that was opened without a connection', () => {
    open(false)
    expect(status()).toHaveTextContent(notice)
    connect(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(status()).toBeEmptyDOMElement()
  })

  it('the notice is not in the page as the build drew it, and appears with hydration', async () => {
    connect(true)
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(<RouterProvider router={makeRouter()} />)
    expect(status()).toBeEmptyDOMElement()
    await act(async () => render(<RouterProvider router={makeRouter()} />, { container, hydrate: true }))
    expect(status()).toHaveTextContent(copy)
  })
})

it('a page from the network says nothing of a copy', () => {
  open(true)
  expect(status()).toBeEmptyDOMElement()
})
