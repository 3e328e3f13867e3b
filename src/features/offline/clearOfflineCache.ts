import { canUseStorage } from '../../shared/webStorage'
import { cachePrefix, cacheLock } from '../../shared/offlineCache'

/** The device as it was before the first SÍ: no copy of a page, no worker. Never throws. */
export async function clearOfflineCache(): Promise<void> {
  if (!canUseStorage()) return
  try {
    await navigator.locks.request(cacheLock, async () => {
      const registrations = await navigator.serviceWorker.getRegistrations()
      await Promise.all(registrations.map((registration) => registration.unregister()))
      const names = await caches.keys()
      await Promise.all(
        names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)),
      )
    })
  } catch {
    // A browser without workers has no cache.
  }
}
