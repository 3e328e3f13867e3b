import { cssPreloadError } from '../content/errors'
import { mostTries, pauseAfter } from './retries'

/** webpack's two ways of saying that a file of the site did not arrive. */
const isStylesheetFailure = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'
const isChunkFailure = (error: unknown) => error instanceof Error && error.name === 'ChunkLoadError'

/** What `loadPage` throws once it has given up on a file. */
export const isMissingFile = (error: unknown) =>
  isChunkFailure(error) || (error instanceof Error && isStylesheetFailure(error.cause))

/**
 * Code on demand that survives a bad link: three tries, 300 and 600 ms apart.
 * @throws Error 'Unable to preload CSS' where the stylesheet is what failed (spec §8); else what webpack threw.
 */
export async function loadPage<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await load()
    } catch (error) {
      if (!isStylesheetFailure(error) && !isChunkFailure(error)) throw error
      if (attempt < mostTries) await pauseAfter(attempt)
      else throw isStylesheetFailure(error) ? new Error(cssPreloadError, { cause: error }) : error
    }
  }
}

// The build draws pages where there is no navigator.
const isOffline = () => globalThis.navigator?.onLine === false

const backOnline = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }))

/** A page's code: without a connection it waits for one, and the page on view stays as it is. */
export async function loadWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    const wasOffline = isOffline()
    try {
      return await loadPage(load)
    } catch (error) {
      if (!wasOffline && !isOffline()) throw error
      if (isOffline()) await backOnline()
    }
  }
}
