import { mayReload } from '../../src/app/reloadOnce'

const missingFile = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })

const refuseStorage = () =>
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })

beforeEach(() => localStorage.clear())

it.each(['localStorage', 'sessionStorage'] as const)(
  'a page whose file is gone reloads where the answer is kept in %s',
  (place) => {
    window[place].setItem('status', 'accepted')
    expect(mayReload(missingFile)).toBe(true)
  },
)

it.each([
  ['is not kept', () => {}],
  ['is another value', () => localStorage.setItem('status', 'yes')],
  ['cannot be read', refuseStorage],
])('where the answer %s, the page does not reload: the visitor would be asked again', (_why, prepare) => {
  prepare()
  expect(mayReload(missingFile)).toBe(false)
})

it('another error, or no connection, is no reason to reload', () => {
  localStorage.setItem('status', 'accepted')
  expect(mayReload(new Error('boom'))).toBe(false)
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(mayReload(missingFile)).toBe(false)
})
