import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Visited } from '../../shared/offlineCache'
import { whenIdle } from '../../shared/timing'
import { syncOfflineCache } from './syncOfflineCache'

const listLoadedFiles = () => performance.getEntriesByType('resource').map(({ name }) => name)

/** No message while a newer worker installs: in Chromium it can keep that worker from taking over. */
async function postToWorker(visited: Visited) {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    if (registration && !registration.installing && !registration.waiting)
      registration.active?.postMessage(visited)
  } catch {
    // A browser that refuses workers has no cache.
  }
}

/**
 * Caches the pages that an accepted visitor opens, while the answer is remembered on this device. Does nothing where
 * the browser refuses workers or storage.
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
    // The first worker, or that of a newer build, whose cache is empty.
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
