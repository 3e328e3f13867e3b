import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Visited } from '../../shared/offline'
import { whenIdle } from '../../shared/whenIdle'

const loaded = () => performance.getEntriesByType('resource').map(({ name }) => name)

const tell = (visited: Visited) => navigator.serviceWorker?.controller?.postMessage(visited)

/** Has the pages kept that an accepted visitor sees. Where the browser wants none of it, nothing changes. */
export function useKeptVisits() {
  const { pathname } = useLocation()
  const seen = useRef(new Set<string>())

  useEffect(() => {
    const { serviceWorker } = navigator
    if (!serviceWorker) return
    // The first worker, or that of a newer build, which has kept nothing yet.
    const onNewWorker = () => tell({ pages: [...seen.current], files: loaded() })
    serviceWorker.addEventListener('controllerchange', onNewWorker)
    whenIdle(() => void window.registerWorker?.().catch(() => {}))
    return () => serviceWorker.removeEventListener('controllerchange', onNewWorker)
  }, [])

  useEffect(() => {
    seen.current.add(pathname)
    whenIdle(() => tell({ pages: [pathname], files: [] }))
  }, [pathname])
}
