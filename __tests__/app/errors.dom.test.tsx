import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { AppErrorBoundary } from '../../src/app/AppErrorBoundary'
import { RouteError } from '../../src/app/RouteError'
import { applicationError, cssPreloadError } from '../../src/content/errors'
import { excessLegend } from '../../src/content/legal'
import { loadChunk } from '../../src/shared/loadChunk'
import { loadWhenOnline } from '../../src/shared/loadWhenOnline'

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

describe('code on demand', () => {
  const chunkError = Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request: '/assets/7.js',
  })
  const cssError = Object.assign(new Error('Loading CSS chunk 7 failed.'), {
    code: 'CSS_CHUNK_LOAD_FAILED',
    request: '/assets/7.css',
  })
  const asked = jest.fn()
  const answers = (ok: boolean) =>
    asked.mockResolvedValue({ ok, arrayBuffer: async () => new ArrayBuffer(0) })
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true })
    Object.assign(window, { fetch: asked })
    asked.mockReset()
    answers(true)
  })
  afterEach(() => void jest.useRealTimers())

  it('is tried three times before it fails', async () => {
    const load = jest.fn().mockRejectedValue(chunkError)
    await expect(loadChunk(load)).rejects.toBe(chunkError)
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('arrives at the second try as if nothing had happened, past the browser’s cache', async () => {
    const load = jest.fn().mockRejectedValueOnce(cssError).mockResolvedValue('page')
    await expect(loadChunk(load)).resolves.toBe('page')
    expect(asked.mock.calls).toEqual([['/assets/7.css', { cache: 'reload', integrity: '' }]])
  })

  it('is not run again while the server has no such file', async () => {
    answers(false)
    const load = jest.fn().mockRejectedValue(chunkError)
    await expect(loadChunk(load)).rejects.toBe(chunkError)
    expect([load.mock.calls.length, asked.mock.calls.length]).toEqual([1, 2])
  })

  it('has three tries for each of its files', async () => {
    const failures = ['a', 'b', 'c', 'd'].map((name) => ({ ...chunkError, request: `/assets/${name}.js` }))
    const load = jest.fn().mockResolvedValue('page')
    for (const failure of failures) load.mockRejectedValueOnce(Object.assign(new Error(), failure))
    await expect(loadChunk(load)).resolves.toBe('page')
    expect(asked.mock.calls.map(([address]) => address as string)).toEqual(
      failures.map(({ request }) => request),
    )
  })

  it('says "Unable to preload CSS" when the stylesheet is what failed', async () => {
    await expect(loadChunk(jest.fn().mockRejectedValue(cssError))).rejects.toThrow(cssPreloadError)
  })

  it('is not tried again when its own code is at fault', async () => {
    const load = jest.fn().mockRejectedValue(new TypeError('x is not a function'))
    await expect(loadChunk(load)).rejects.toThrow(TypeError)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('without a connection waits for one; with one it fails as ever', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const load = jest.fn().mockRejectedValue(chunkError)
    const page = loadWhenOnline(load)()
    await new Promise((resolve) => setTimeout(resolve, 2000))
    expect(load).toHaveBeenCalledTimes(3)
    load.mockResolvedValue('page')
    onLine.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await expect(page).resolves.toBe('page')
    load.mockRejectedValue(chunkError)
    await expect(loadWhenOnline(load)()).rejects.toBe(chunkError)
  })
})
