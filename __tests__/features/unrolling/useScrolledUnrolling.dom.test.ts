import { act, renderHook } from '@testing-library/react'
import { findPainting } from '../../../src/content/paintings'
import { createStageView } from '../../../src/features/unrolling/createStageView'
import { useScrolledUnrolling } from '../../../src/features/unrolling/useScrolledUnrolling'

jest.mock('../../../src/features/unrolling/createStageView')

/** The band of home, whose pictures are there once `arrive` is called. */
function renderBand() {
  let arrive = () => {}
  const pictures = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const view = { isReady: () => true, resize: jest.fn(), prepare: () => pictures, render: jest.fn() }
  jest.mocked(createStageView).mockReturnValue(view)
  const boxWith = (content: string) => {
    const current = document.createElement('div')
    current.innerHTML = content
    return { current }
  }
  const given = {
    track: boxWith('<div></div>'),
    stage: boxWith('<div class="product-stage__bottle"></div>'),
    canvas: { current: document.createElement('canvas') },
    wall: { current: document.createElement('div') },
    line: 'premium' as const,
    painting: findPainting('ancestros'),
    onReady: jest.fn(),
  }
  const { unmount } = renderHook(() => useScrolledUnrolling(given))
  return { unmount, onReady: given.onReady, arrive: () => act(async () => arrive()) }
}

const scrollListeners = () => {
  const heard = jest.spyOn(window, 'addEventListener')
  return () => heard.mock.calls.filter(([type]) => type === 'scroll').length
}

/** How many frames a scroll asks for. */
const framesOfScroll = () => {
  dispatchEvent(new Event('scroll'))
  return jest.getTimerCount()
}

afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('the label follows the page from when its pictures are there', async () => {
  const count = scrollListeners()
  const band = renderBand()
  expect([count(), band.onReady.mock.calls.length]).toEqual([0, 0])
  await band.arrive()
  expect(band.onReady).toHaveBeenCalled()
  expect(count()).toBeGreaterThan(0)
})

test('pictures that come after the visitor has left start nothing', async () => {
  const count = scrollListeners()
  const band = renderBand()
  band.unmount()
  await band.arrive()
  expect([count(), band.onReady.mock.calls.length]).toEqual([0, 0])
})

test('a scroll after the visitor has left draws nothing', async () => {
  jest.useFakeTimers()
  const band = renderBand()
  await band.arrive()
  jest.runAllTimers()
  expect(framesOfScroll()).toBe(1)
  jest.runAllTimers()
  band.unmount()
  expect(framesOfScroll()).toBe(0)
})
