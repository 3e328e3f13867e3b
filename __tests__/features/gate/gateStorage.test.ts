import { browserStorage, readOrAbsent } from '../../../src/features/gate/gateStorage'

type Values = Record<string, string>

/** As much of a window as the port may know. */
function fakeWindow({ local = {}, session = {} }: { local?: Values; session?: Values } = {}) {
  const events = new EventTarget()
  const storage = (values: Values) => ({
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
    removeItem: (key: string) => void delete values[key],
  })
  const window = Object.assign(events, { localStorage: storage(local), sessionStorage: storage(session) })
  return { window: window as unknown as Window, local, session }
}

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const blockedWindow = () =>
  Object.defineProperties(new EventTarget(), {
    localStorage: { get: denied },
    sessionStorage: { get: denied },
  }) as unknown as Window

it('keeps one entry: key "status", value "accepted"', () => {
  const { window, local, session } = fakeWindow()
  browserStorage(window).writeAccepted('local')
  expect([local, session]).toEqual([{ status: 'accepted' }, {}])
  browserStorage(window).writeAccepted('session')
  expect(session).toEqual({ status: 'accepted' })
})

it.each([
  [{}, { kind: 'absent' }],
  [{ local: { status: 'accepted' } }, { kind: 'accepted', place: 'local' }],
  [{ session: { status: 'accepted' } }, { kind: 'accepted', place: 'session' }],
  [
    { local: { status: '' }, session: { status: 'accepted' } },
    { kind: 'foreign', place: 'local' },
  ],
  [{ session: { status: 'ACCEPTED' } }, { kind: 'foreign', place: 'session' }],
  [{ local: { estado: 'accepted' } }, { kind: 'absent' }],
])('reads %j as %j', (stored, expected) => {
  expect(browserStorage(fakeWindow(stored).window).read()).toEqual(expected)
})

it('removes the entry of one place only, and nothing else of that place', () => {
  const { window, local, session } = fakeWindow({
    local: { status: 'x', other: 'kept' },
    session: { status: 'y' },
  })
  browserStorage(window).remove('local')
  expect([local, session]).toEqual([{ other: 'kept' }, { status: 'y' }])
})

it('throws what a blocked browser throws when reading and writing, and never when removing', () => {
  const storage = browserStorage(blockedWindow())
  expect(() => storage.read()).toThrow('insecure')
  expect(() => storage.writeAccepted('local')).toThrow('insecure')
  expect(() => storage.remove('session')).not.toThrow()
})

it('what cannot be read counts as no answer (X1), what can be read as what it is', () => {
  expect(readOrAbsent(browserStorage(blockedWindow()))).toEqual({ kind: 'absent' })
  const { window } = fakeWindow({ session: { status: 'accepted' } })
  expect(readOrAbsent(browserStorage(window))).toEqual({ kind: 'accepted', place: 'session' })
})

it('throws where a browser hands out null for its storage', () => {
  const window = Object.assign(new EventTarget(), { localStorage: null, sessionStorage: null })
  expect(() => browserStorage(window as unknown as Window).read()).toThrow(TypeError)
})

it('is notified when another tab changes the status or clears everything, and when a page comes out of the cache', () => {
  const { window } = fakeWindow()
  const changed = jest.fn()
  const stop = browserStorage(window).watch(changed)
  const send = (type: string, fields: object) => window.dispatchEvent(Object.assign(new Event(type), fields))

  send('storage', { key: 'other' })
  send('pageshow', { persisted: false })
  expect(changed).toHaveBeenCalledTimes(0)
  send('storage', { key: 'status' })
  send('storage', { key: null })
  send('pageshow', { persisted: true })
  expect(changed).toHaveBeenCalledTimes(3)
  stop()
  send('storage', { key: 'status' })
  send('pageshow', { persisted: true })
  expect(changed).toHaveBeenCalledTimes(3)
})
