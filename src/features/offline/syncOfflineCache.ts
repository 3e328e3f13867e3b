import { getFirstScript } from '../../shared/getFirstScript'
import { permissionCache, cacheLock } from '../../shared/offlineCache'
import { isWorkerOn } from '../../shared/workerSwitch'
import { clearOfflineCache } from './clearOfflineCache'

/** @throws where the browser refuses storage or workers, or the worker's file does not arrive. */
async function startCaching(isRemembered: () => boolean) {
  if (!isWorkerOn) return
  await navigator.locks.request(cacheLock, () => isRemembered() && caches.open(permissionCache))
  if (isRemembered()) await getFirstScript()?.registerWorker()
}

const hasWorker = async () => (await navigator.serviceWorker.getRegistration()) !== undefined

/**
 * Visited pages are kept only while the answer is remembered on this device: what an earlier visit left without it is
 * removed, and so are copies without a worker. Never throws.
 * @param isRemembered called again after each wait: the visitor may have pressed "forget my answer" meanwhile.
 */
export async function syncOfflineCache(isRemembered: () => boolean): Promise<void> {
  if (isRemembered()) {
    // Without a connection it fails although an earlier registration serves.
    await startCaching(isRemembered).catch(() => {})
    if ((await hasWorker().catch(() => false)) && isRemembered()) return
  }
  await clearOfflineCache()
}
