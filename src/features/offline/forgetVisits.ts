import { storePrefix } from '../../shared/offline'

/** The device as it was before the first SÍ: no page kept, no worker that keeps any. */
export async function forgetVisits() {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.unregister()
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name.startsWith(storePrefix)).map((name) => caches.delete(name)))
  } catch {
    // Where there are no workers, or no leave to store, nothing was kept.
  }
}
