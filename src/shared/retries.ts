import { pause } from './pause'

/** A file that does not arrive is asked for this often in all. */
export const mostTries = 3

/** 300 ms after the first try, 600 after the second. */
export const pauseAfter = (tried: number) => pause(300 * tried)

/**
 * Before a file is tried again: asks the server for it past the browser's cache, which then keeps the new answer. On
 * Netlify the header rules hold for 404s too (answers.netlify.com/t/set-headers-depending-on-http-status/4518), so a
 * browser may keep a missing file's 404 for a year.
 * @returns whether the server has the file
 */
export async function refresh(address: string, integrity = ''): Promise<boolean> {
  try {
    const answer = await fetch(address, { cache: 'reload', integrity })
    // The cache keeps what was read to its end.
    await answer.arrayBuffer()
    return answer.ok
  } catch {
    return false
  }
}
