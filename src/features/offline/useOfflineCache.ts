import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Visited } from '../../shared/offline'
import { whenIdle } from '../../shared/timing'
import { syncOfflineCache } from './syncOfflineCache'

const listLoadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name)

/** While a newer worker is on its way nobody is told: a message just then can keep it from taking over in Chromium. */
async function postToWorker(visited: Visited) {
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
  const visited = useRef(new Set<string>())
  const isSynced = useRef(false)

  useEffect(() => {
    const { serviceWorker } = navigator
    if (!serviceWorker) return
    const postVisited = () => {
      if (isRemembered()) void postToWorker({ pages: [...visited.current], files: listLoadedFiles() })
    }
    // The first worker, or that of a newer build, which has kept nothing yet.
    serviceWorker.addEventListener('controllerchange', postVisited)
    whenIdle(async () => {
      await syncOfflineCache(isRemembered)
      isSynced.current = true
      postVisited()
    })
    return () => serviceWorker.removeEventListener('controllerchange', postVisited)
  }, [isRemembered])

  useEffect(() => {
    visited.current.add(pathname)
    if (isSynced.current && isRemembered())
      whenIdle(() => void postToWorker({ pages: [pathname], files: [] }))
  }, [pathname, isRemembered])
}
