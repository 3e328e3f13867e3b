import { pause } from './pause'

/** A file that does not arrive is asked for this often in all. */
export const mostTries = 3

/** 300 ms after the first try, 600 after the second. */
export const pauseAfter = (tried: number) => pause(300 * tried)
