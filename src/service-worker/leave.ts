import { storeLock, workerPath } from '../shared/offline'
import { scope } from './scope'

/** Nothing of the worker stays on the device: no store, no registration. */
export const leave = () =>
  navigator.locks.request(storeLock, async () => {
    await scope.registration.unregister()
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  })

/** A browser goes on with a worker whose file is gone from the site (w3c/ServiceWorker#204), so the worker looks itself. */
async function lookForItsFile() {
  const { status } = await fetch(workerPath, { method: 'HEAD', cache: 'no-store', priority: 'low' })
  if (status === 404 || status === 410) await leave()
}

let looked: Promise<void> | undefined

/** Once in a worker's life, which ends after some idle seconds. Never rejects. */
export const leaveIfDeleted = (): Promise<void> => (looked ??= lookForItsFile().catch(() => {}))
