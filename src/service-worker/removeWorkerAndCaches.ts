import { cacheLock, workerPath } from '../shared/offlineCache'
import { workerScope } from './workerScope'

/** Nothing of the worker stays on the device: no cache, no registration. */
export const removeWorkerAndCaches = () =>
  navigator.locks.request(cacheLock, async () => {
    await workerScope.registration.unregister()
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
  })

/** A browser keeps a worker whose file is gone from the site (w3c/ServiceWorker#204), so the worker checks. */
async function checkWorkerFile() {
  const { status } = await fetch(workerPath, { method: 'HEAD', cache: 'no-store', priority: 'low' })
  if (status === 404 || status === 410) await removeWorkerAndCaches()
}

let checked: Promise<void> | undefined

/** Once in a worker's lifetime, which ends after some idle seconds. Never rejects. */
export const removeIfWorkerDeleted = (): Promise<void> => (checked ??= checkWorkerFile().catch(() => {}))
