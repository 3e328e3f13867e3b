import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// Code on demand is compiled when a test first asks for it.
configure({ asyncUtilTimeout: 5000 })

// jsdom has no layout, no media and no modal dialogs.
window.scrollTo = () => {}
window.matchMedia = (query) =>
  ({
    matches: query.includes('prefers-reduced-motion'),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
  }) as unknown as MediaQueryList
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

let complaints: unknown[][] = []
beforeEach(() => {
  complaints = []
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args) => void complaints.push([level, ...args]))
  }
})
afterEach(() => {
  jest.restoreAllMocks()
  expect(complaints).toEqual([])
})
