import type { Page } from '@playwright/test'
import type { StorageStart } from '../../../src/audit/gate/storages/storageStart'

export type AreaName = 'localStorage' | 'sessionStorage'

/** The stored answer as the page reads it; null is nothing, a refusal is named. */
export const readStored = (page: Page, area: AreaName): Promise<string | null> =>
  page.evaluate((name) => {
    try {
      return window[name].getItem('status')
    } catch (error) {
      return error instanceof DOMException ? error.name : 'Error'
    }
  }, area)

const fill = (area: AreaName) => {
  for (let size = 2 ** 22, key = 0; size >= 1; key++) {
    try {
      window[area].setItem(`filler${key}`, 'x'.repeat(size))
    } catch {
      size = Math.floor(size / 2)
    }
  }
}

const block = (area: AreaName) =>
  Object.defineProperty(window, area, {
    get() {
      throw new DOMException('denied', 'SecurityError')
    },
  })

/** Removes what the page's address keeps in both storages; one that refuses holds nothing of the page's. */
export const emptyStorages = (page: Page) =>
  page.evaluate(() => {
    for (const area of ['localStorage', 'sessionStorage'] as const) {
      try {
        window[area].clear()
      } catch {
        // Blocked from the start.
      }
    }
  })

/** Brings one storage into its start; `page` is on the site's address, outside the gate. */
export async function setStored(page: Page, area: AreaName, start: StorageStart) {
  if (start.kind === 'value') {
    await page.evaluate(([name, value]) => window[name].setItem('status', value), [
      area,
      start.value,
    ] as const)
  } else if (start.kind === 'full') await page.evaluate(fill, area)
  // No browser preference blocks one storage alone.
  else if (start.kind === 'blocked') await page.addInitScript(block, area)
}
