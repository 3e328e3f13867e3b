import { orderKey, scrollPositionsKey } from '../content/storageKeys'

/**
 * False where the browser blocks storage: nothing is stored there, and Firefox writes an error to the console at every
 * further access. Never throws.
 */
export function canUseStorage(): boolean {
  try {
    return localStorage.length >= 0
  } catch {
    return false
  }
}

/** Deletes one entry of session storage. Never throws: blocked storage holds none. */
export function removeSessionItem(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Blocked storage.
  }
}

/** Deletes what a visit keeps in this tab beside the answer. Never throws. */
export function clearTabStorage() {
  if (canUseStorage()) for (const key of [orderKey, scrollPositionsKey]) removeSessionItem(key)
}
