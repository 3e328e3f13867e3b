import { savesData } from '../../src/shared/savesData'

const setConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })

afterEach(() => setConnection(undefined))

it.each([
  [undefined, false],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a connection of %o saves data: %s', (connection, expected) => {
  setConnection(connection)
  expect(savesData()).toBe(expected)
})
