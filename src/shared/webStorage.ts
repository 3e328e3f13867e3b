/**
 * False where the browser refuses what sites store: nothing was kept there, and Firefox writes an error to the console
 * for every further try. Never throws.
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
