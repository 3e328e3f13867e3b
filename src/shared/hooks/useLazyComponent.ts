import { useState, type ComponentType } from 'react'
import { loadChunk } from '../loadChunk'
import { trackLoad } from '../slowLoads'

/** A component, undefined until its code is loaded; how to load it, `'pressed'` where a visitor waits; whether that has failed. */
export function useLazyComponent<Props>(importComponent: () => Promise<ComponentType<Props>>) {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> }>()
  const [hasFailed, setHasFailed] = useState(false)

  const load = async (reason?: 'pressed') => {
    if (loaded) return
    setHasFailed(false)
    try {
      const loading = loadChunk(importComponent)
      const Component = await (reason ? trackLoad(loading) : loading)
      setLoaded({ Component })
    } catch {
      setHasFailed(true)
    }
  }
  return [loaded?.Component, load, hasFailed] as const
}
