import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { useOfflineCache } from '../../../src/features/offline/useOfflineCache'
import { fakeDevice, type Device } from './support/fakeDevice'

let device: Device
beforeEach(() => (device = fakeDevice()))

const settle = () => act(async () => void (await new Promise((done) => setTimeout(done))))

describe('the worker of a page', () => {
  const isRemembered = jest.fn<boolean, []>()
  let ask: () => boolean
  beforeEach(() => {
    ask = isRemembered.mockReturnValue(true)
  })

  function Page() {
    useOfflineCache(ask)
    return null
  }
  const visit = async (path = '/nosotros') => {
    const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: [path] })
    const { unmount } = render(<RouterProvider router={router} />)
    await settle()
    const go = async (to: string) => {
      await act(async () => router.navigate(to))
      await settle()
    }
    return { unmount, go }
  }
  const files = ['https://bohemia56.example/assets/a.js']

  it('is told of the page and its files as soon as it serves, then of each page that follows', async () => {
    device.resources = files
    const { go } = await visit()
    expect(device.posted).toEqual([{ pages: ['/nosotros'], files }])
    await go('/pinturas')
    expect(device.posted.slice(1)).toEqual([{ pages: ['/pinturas'], files: [] }])
  })

  it('that takes over is told of everything visited, until the page is left', async () => {
    const { go, unmount } = await visit()
    await go('/pinturas')
    device.posted.length = 0
    device.changeController()
    await settle()
    expect(device.posted).toEqual([{ pages: ['/nosotros', '/pinturas'], files: [] }])
    unmount()
    device.changeController()
    await settle()
    expect(device.posted).toHaveLength(1)
  })

  it('is told nothing before its copies are settled', async () => {
    device.isIdle = false
    device.hasWorker = true
    const { go } = await visit()
    await go('/pinturas')
    expect([device.posted, device.log]).toEqual([[], []])
    device.isIdle = true
    device.becomeIdle()
    await settle()
    expect(device.posted).toEqual([{ pages: ['/nosotros', '/pinturas'], files: [] }])
  })

  it('is told nothing while the answer is not remembered', async () => {
    isRemembered.mockReturnValue(false)
    const { go } = await visit()
    device.hasWorker = true
    await go('/pinturas')
    device.changeController()
    await settle()
    expect(device.posted).toEqual([])
  })

  it('is asked for again where another answer holds', async () => {
    ask = () => false
    const { go } = await visit()
    ask = () => true
    await go('/pinturas')
    expect(device.posted).toEqual([{ pages: ['/nosotros', '/pinturas'], files: [] }])
  })

  it.each(['installing', 'waiting'] as const)('is told nothing while a newer one is %s', async (state) => {
    device.newer = state
    await visit()
    expect(device.posted).toEqual([])
  })

  it('may be missing, or not active yet: the page works as ever', async () => {
    device.isActive = false
    const { go } = await visit()
    device.take('serviceWorker')
    await go('/pinturas')
    expect((await visit()).unmount).not.toThrow()
    expect(device.posted).toEqual([])
  })
})
