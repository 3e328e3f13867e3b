import { browserStorage, readOrAbsent } from '../../../src/features/gate/gateStorage'
import { blockStorages, storageWindow } from '../../support/storageWindow'

const blockedWindow = () => blockStorages(new EventTarget()) as unknown as Window

it('keeps one entry: key "status", value "accepted"', () => {
  const { window, local, session } = storageWindow()
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
  expect(browserStorage(storageWindow(stored).window).read()).toEqual(expected)
})

it('removes the entry of one place only, and nothing else of that place', () => {
  const { window, local, session } = storageWindow({
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
  const { window } = storageWindow({ session: { status: 'accepted' } })
  expect(readOrAbsent(browserStorage(window))).toEqual({ kind: 'accepted', place: 'session' })
})

it('throws where a browser hands out null for its storage', () => {
  const window = Object.assign(new EventTarget(), { localStorage: null, sessionStorage: null })
  expect(() => browserStorage(window as unknown as Window).read()).toThrow(TypeError)
})

it('is notified when another tab changes the status or clears everything, and when a page comes out of the cache', () => {
  const { window, send } = storageWindow()
  const changed = jest.fn()
  const stop = browserStorage(window).watch(changed)

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
