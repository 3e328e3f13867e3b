import { canUseStorage } from '../shared/webStorage'

/**
 * Deletes the offline copies of an earlier visit: a visitor who is asked has no stored answer. Its code is loaded only
 * where there are copies.
 * @param isAsking false once the visitor has answered SÍ: the copies are then of this visit
 */
export async function deleteEarlierCopies(isAsking: () => boolean) {
  try {
    if (!canUseStorage() || (await caches.keys()).length === 0) return
    const { clearOfflineCache } = await import('../features/offline/clearOfflineCache')
    if (isAsking()) await clearOfflineCache()
  } catch {
    // Without a connection the next visit clears it.
  }
}
