import { cssPreloadError } from '../content/errors'
import { maxAttempts, delayRetry, refetch } from './retries'

/** What webpack throws where a file of the site did not arrive; `request` is its address. */
interface FileFailure extends Error {
  readonly request: string
}
const isStylesheetFailure = (error: unknown): error is FileFailure =>
  error instanceof Error && 'code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED'
const isChunkFailure = (error: unknown): error is FileFailure =>
  error instanceof Error && error.name === 'ChunkLoadError'

/** What `loadChunk` throws once it has given up on a file. */
export const isMissingFile = (error: unknown) =>
  isChunkFailure(error) || (error instanceof Error && isStylesheetFailure(error.cause))

/** Asks the server for a file that failed until it comes, or has been tried often enough. */
async function refetchFile(address: string, attempts: Map<string, number>): Promise<boolean> {
  let attempt = (attempts.get(address) ?? 0) + 1
  for (; attempt < maxAttempts; attempt++) {
    await delayRetry(attempt)
    attempts.set(address, attempt)
    if (await refetch(address)) return true
  }
  return false
}

/**
 * Loads code on demand over a bad connection: three attempts for each of its files, 300 and 600 ms apart, the later
 * ones past the browser's cache.
 * @throws Error 'Unable to preload CSS' where the stylesheet is what failed (spec §8); else what webpack threw.
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  const attempts = new Map<string, number>()
  for (;;) {
    try {
      return await load()
    } catch (error) {
      if (!isStylesheetFailure(error) && !isChunkFailure(error)) throw error
      if (!(await refetchFile(error.request, attempts)))
        throw isStylesheetFailure(error) ? new Error(cssPreloadError, { cause: error }) : error
    }
  }
}
