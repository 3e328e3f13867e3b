import { useState, type ComponentType } from 'react'
import { loadPage } from '../loadPage'

/** A component whose code is asked for when it is first used, and what to say where it did not arrive. */
export function useLazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>()
  const [hasFailed, setHasFailed] = useState(false)

  const requestComponent = async () => {
    setHasFailed(false)
    try {
      const Component = await loadPage(load)
      setLoaded({ Component })
    } catch {
      setHasFailed(true)
    }
  }
  return { Component: loaded?.Component, hasFailed, ask: requestComponent }
}
