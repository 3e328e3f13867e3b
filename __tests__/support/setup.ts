import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Code on demand is compiled when a test first asks for it.
configure({ asyncUtilTimeout: 30_000 })

// jsdom has no layout, no media, no drawing and no modal dialogs.
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
window.matchMedia = (query) =>
  ({
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }) as unknown as MediaQueryList
const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>()
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver
window.ResizeObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof ResizeObserver
HTMLCanvasElement.prototype.getContext = () => null
HTMLDialogElement.prototype.showModal = function () {
  focusedBefore.set(this, document.activeElement)
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  const opener = focusedBefore.get(this)
  if (opener instanceof HTMLElement) opener.focus()
  this.dispatchEvent(new Event('close'))
}

/** What a test or a module that it loads has written to the console, at any level. */
const written: unknown[][] = []
for (const level of ['error', 'warn', 'log', 'info', 'debug', 'trace', 'table', 'dir'] as const) {
  console[level] = (...given: unknown[]) => void written.push([level, ...given])
}
const expectNothingWritten = () => expect(written.splice(0)).toEqual([])
afterEach(() => {
  jest.restoreAllMocks()
  sessionStorage.clear()
  expectNothingWritten()
})
afterAll(expectNothingWritten)
