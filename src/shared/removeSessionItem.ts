/** Deletes one entry of session storage. Never throws: blocked storage holds none. */
export function removeSessionItem(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Blocked storage.
  }
}
