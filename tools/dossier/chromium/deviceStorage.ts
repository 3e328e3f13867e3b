import type { Page } from '@playwright/test'
import { cachePrefix } from '../../../src/content/storageKeys'

type Stored = Readonly<Record<string, readonly string[]>>

/** Spanish: what is stored, by its kind and names. Every build has a cache of its own: only the beginning of its name is kept. */
export const describeStored = (stored: Stored): string =>
  Object.entries(stored)
    .filter(([, names]) => names.length > 0)
    .map(([kind, names]) => {
      const shown = names.map((name) => (name.startsWith(cachePrefix) ? `${cachePrefix}…` : name))
      return `${kind}: ${[...new Set(shown)].sort().join(', ')}`
    })
    .join('; ') || 'nada'

/** Everything that the page's address has stored on the device, its cookies and its registered workers. */
export async function storedOnDevice(page: Page): Promise<string> {
  const archivos = await page.evaluate(async () => {
    const names: string[] = []
    for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name)
    return names
  })
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    sesión: Object.keys(sessionStorage),
    cachés: await caches.keys(),
    IndexedDB: (await indexedDB.databases()).map(({ name }) => name ?? ''),
    programas: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  }))
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  return describeStored({ ...stored, archivos, cookies })
}
