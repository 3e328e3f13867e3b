import { useState, type ComponentType } from 'react'
import { loadChunk } from '../loadChunk'
import { trackLoad } from '../loads'

/**
 * A component whose code is loaded on demand.
 * @returns [the component, undefined until it is loaded; a function that loads it, with `'pressed'` where a visitor waits
 * for it, so that a slow load is shown; whether loading has failed]
 */
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
