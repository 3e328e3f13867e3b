import { cachePrefix } from '../content/storageKeys'

export { cachePrefix }

// Shared by the pages and the offline worker.

/** The worker: one file at one address, or a browser could not find its next version. */
export const workerPath = '/sin-conexion.js'

/** Stands in for a page that was never visited, while there is no connection. */
export const offlinePath = '/sin-conexion'

/**
 * An empty cache that exists while visited pages may be kept. Only a page creates it, because only a page can read
 * whether the answer is remembered; the worker writes nothing without it.
 */
export const permissionCache = `${cachePrefix}permitido`

/** The Web Lock under which caches are created and deleted, so that no tab recreates one that another deletes. */
export const cacheLock = 'visitado'

/** The id of the script that only the page at `offlinePath` has. */
export const offlineScriptId = 'offline-retry'

/** The worker writes it into the `<html>` of each copy: a page without it came from the network. */
export const copyAttribute = 'data-copy'

/** A page tells the worker what its accepted visitor has seen, by paths. */
export interface Visited {
  readonly pages: readonly string[]
  readonly files: readonly string[]
}
