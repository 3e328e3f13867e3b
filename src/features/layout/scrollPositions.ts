import { scrollPositionsKey } from '../../content/storageKeys'

/** Deletes what the router stored of how far down each page was read. Never throws. */
export function clearScrollPositions() {
  try {
    sessionStorage.removeItem(scrollPositionsKey)
  } catch {
    // Blocked storage holds no positions either.
  }
}
