import { canUseStorage } from '../shared/webStorage'
import { prefetchLibraries } from '../shared/pageAssets'
import { whenIdle } from '../shared/timing'

/** Who is asked has no stored answer: copies that an earlier visit left are deleted, by code that others need not load. */
async function clearEarlierCopies() {
  try {
    if (!canUseStorage() || (await caches.keys()).length === 0) return
    const { clearOfflineCache } = await import('../features/offline/clearOfflineCache')
    await clearOfflineCache()
  } catch {
    // Without a connection the next visit clears it.
  }
}

/** While the visitor reads the question. */
export const prepareSite = () =>
  whenIdle(() => {
    prefetchLibraries()
    void clearEarlierCopies()
  })
