import type { Page } from '@playwright/test'
import { offlinePath } from '../../../../src/shared/offlineCache'
import { expect, type Visitor } from '../../support/visitor'

/** Paths in any of the browser's caches. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(stores.map((store) => store.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** The page, and the one shown in place of pages never visited. */
export const expectCached = (page: Page, path: string) =>
  expect
    .poll(() => cachedPaths(page), { message: `${path} is cached` })
    .toEqual(expect.arrayContaining([path, offlinePath]))

/** Offline, the browser's console names every file that does not arrive. */
export async function disconnect(visitor: Visitor) {
  visitor.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await visitor.page.context().setOffline(true)
}

export const connect = ({ page }: Visitor) => page.context().setOffline(false)
