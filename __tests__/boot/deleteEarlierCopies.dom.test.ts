import { deleteEarlierCopies } from '../../src/boot/deleteEarlierCopies'
import { clearOfflineCache } from '../../src/features/offline/clearOfflineCache'

jest.mock('../../src/features/offline/clearOfflineCache')

const storeCopies = (...names: string[]) =>
  Object.assign(globalThis, { caches: { keys: () => Promise.resolve(names) } })

beforeEach(() => jest.mocked(clearOfflineCache).mockClear())
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'))

it('who is asked has the copies of an earlier visit deleted', async () => {
  storeCopies('bohemia-56-site')
  await deleteEarlierCopies(() => true)
  expect(clearOfflineCache).toHaveBeenCalledTimes(1)
})

it('who has answered SÍ before its code came keeps the copies of this visit', async () => {
  storeCopies('bohemia-56-site')
  await deleteEarlierCopies(() => false)
  expect(clearOfflineCache).not.toHaveBeenCalled()
})

it('without copies there is nothing to delete, without caches neither', async () => {
  await deleteEarlierCopies(() => true)
  storeCopies()
  await deleteEarlierCopies(() => true)
  expect(clearOfflineCache).not.toHaveBeenCalled()
})
