import { loadChunk } from './loadChunk'

// The build draws pages where there is no navigator.
const isOffline = () => globalThis.navigator?.onLine === false

const backOnline = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }))

/** How to load a page's code: without a connection it waits for one, and the page in view stays as it is. */
export const loadWhenOnline =
  <T>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    for (;;) {
      const wasOffline = isOffline()
      try {
        return await loadChunk(load)
      } catch (error) {
        if (!wasOffline && !isOffline()) throw error
        if (isOffline()) await backOnline()
      }
    }
  }
