// The lab's own key, never one of the subject's.
const keyOf = (id: string) => `laboratorio:${id}`

/** What this browser held before the lab used its storages, as this tab keeps it over a reload; null for nothing. */
export function readFound(id: string): object | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')
    return typeof found === 'object' ? found : null
  } catch {
    return null
  }
}

/** Where the storage refuses, it is known until the page is left. */
export function keepFound(id: string, found: object): void {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify(found))
  } catch {
    // The page itself still knows it.
  }
}

export function forgetFound(id: string): void {
  try {
    sessionStorage.removeItem(keyOf(id))
  } catch {
    // Nothing was kept there.
  }
}
