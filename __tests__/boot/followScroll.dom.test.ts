import { followScroll } from '../../src/boot/followScroll'

const root = document.documentElement
const screenHeight = 800
const pageHeight = 4000
const end = pageHeight - screenHeight

let underButton: Element[] = []

const scrollTo = (y: number) => {
  window.scrollY = y
  dispatchEvent(new Event('scroll'))
}

beforeAll(() => {
  Object.defineProperty(window, 'innerHeight', { value: screenHeight })
  Object.defineProperty(window, 'scrollY', { value: 0, writable: true })
  Object.defineProperty(root, 'scrollHeight', { value: pageHeight })
  document.elementsFromPoint = () => underButton
  followScroll()
})

beforeEach(() => {
  jest.useFakeTimers()
  underButton = []
})
afterEach(() => {
  scrollTo(0)
  jest.useRealTimers()
})

it('who rests at the end of the page is shown the chat button', () => {
  scrollTo(end)
  expect(root.dataset.chat).toBe('away')
  jest.runAllTimers()
  expect(root.dataset.chat).toBe('shown')
})

it('one timer waits at the end of the page, however often it was scrolled, and none anywhere else', () => {
  const positions = [900, end, end - 1, end, 2000, 1990, end, end - 1, 2500, end, end, 0, end, 10]
  const timers = positions.map((y) => {
    scrollTo(y)
    return `${jest.getTimerCount()} at ${y}`
  })
  expect(timers).toEqual(positions.map((y) => `${y < end - 1 ? 0 : 1} at ${y}`))
})

it('who leaves the end before the rest is over reads on without the chat button', () => {
  const link = document.createElement('a')
  underButton = [link]
  scrollTo(end)
  scrollTo(end - 500)
  expect(root.dataset.chat).toBe('away')
  jest.runAllTimers()
  expect(root.dataset.chat).toBe('away')
})
