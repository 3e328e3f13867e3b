import { useState, type ComponentType } from 'react'
import { loadChunk } from '../loadChunk'

/** A component, undefined until its code is loaded; how to load it; and whether that has failed. */
export function useLazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>()
  const [hasFailed, setHasFailed] = useState(false)

  const load = async () => {
    if (loaded) return
    setHasFailed(false)
    try {
      const Component = await loadChunk(importComponent)
      setLoaded({ Component })
    } catch {
      setHasFailed(true)
    }
  }
  return [loaded?.Component, load, hasFailed] as const
}
