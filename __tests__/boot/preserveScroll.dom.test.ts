import { preserveScroll } from '../../src/boot/preserveScroll'

const scrollTo = (y: number) => {
  window.scrollY = y
  dispatchEvent(new Event('scroll'))
}

/** px from the top where the page is put once React has taken it over. */
function placeAfter(restoreScroll: ReturnType<typeof preserveScroll>, lastTop: number | null) {
  const moves = jest.spyOn(window, 'scrollTo').mockClear()
  restoreScroll(lastTop)
  return moves.mock.calls.map(([options]) => options)
}

const at = (top: number) => [{ top, behavior: 'instant' }]

beforeAll(() => Object.defineProperty(window, 'scrollY', { value: 0, writable: true }))
beforeEach(() => scrollTo(0))

it('a page scrolled before its code came stays there, wherever the last visit to it was left', () => {
  scrollTo(200)
  expect(placeAfter(preserveScroll(), null)).toEqual(at(200))
  expect(placeAfter(preserveScroll(), 700)).toEqual(at(200))
})

it('a page scrolled while React takes it over stays there too', () => {
  const restoreScroll = preserveScroll()
  scrollTo(200)
  expect(placeAfter(restoreScroll, 700)).toEqual(at(200))
})

it('a page that was not scrolled is put where the last visit to it was left', () => {
  expect(placeAfter(preserveScroll(), 700)).toEqual(at(700))
  expect(placeAfter(preserveScroll(), null)).toEqual([])
})
