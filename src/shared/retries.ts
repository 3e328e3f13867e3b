import { delay } from './timing'

/** How often a file is requested in all. */
export const maxAttempts = 3

/** 300 ms after the first attempt, 600 after the second. */
export const delayRetry = (attempt: number) => delay(300 * attempt)

/**
 * Before a file is loaded again: requests it past the browser's cache, which then keeps the new answer. On
 * Netlify the header rules hold for 404s too (answers.netlify.com/t/set-headers-depending-on-http-status/4518), so a
 * browser may keep a missing file's 404 for a year.
 * @returns whether the server has the file
 */
export async function refetch(address: string, integrity = ''): Promise<boolean> {
  try {
    const response = await fetch(address, { cache: 'reload', integrity })
    // The cache keeps what was read to its end.
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
