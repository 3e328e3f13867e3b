import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Visited } from '../../shared/offline'
import { whenIdle } from '../../shared/whenIdle'
import { syncOfflineCache } from './syncOfflineCache'

const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name)

/** While a newer worker is on its way nobody is told: a message just then can keep it from taking over in Chromium. */
async function tellWorker(visited: Visited) {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration && !registration.installing && !registration.waiting)
      registration.active?.postMessage(visited)
  } catch {
    // A browser that refuses workers keeps nothing.
  }
}

/**
 * Has the pages kept that an accepted visitor sees, while the answer is remembered on this device. Where the browser
 * refuses workers or storage, nothing changes.
 */
export function useOfflineCache(isRemembered: () => boolean) {
  const { pathname } = useLocation()
  const seen = useRef(new Set<string>())
  const isSynced = useRef(false)

  useEffect(() => {
    const { serviceWorker } = navigator
    if (!serviceWorker) return
    const tellAll = () => {
      if (isRemembered()) void tellWorker({ pages: [...seen.current], files: loaded() })
    }
    // The first worker, or that of a newer build, which has kept nothing yet.
    serviceWorker.addEventListener('controllerchange', tellAll)
    whenIdle(async () => {
      await syncOfflineCache(isRemembered)
      isSynced.current = true
      tellAll()
    })
    return () => serviceWorker.removeEventListener('controllerchange', tellAll)
  }, [isRemembered])

  useEffect(() => {
    seen.current.add(pathname)
    if (isSynced.current && isRemembered()) whenIdle(() => void tellWorker({ pages: [pathname], files: [] }))
  }, [pathname, isRemembered])
}
