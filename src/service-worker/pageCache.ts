import { cacheLock, cachePrefix, permissionCache } from '../shared/offlineCache'
import { findFilesIn } from './cacheStrategy'
import { createCopy, isSitePage } from './sitePage'

/** Different for each build; webpack writes it in. */
declare const BUILD_HASH: string
const cacheName = cachePrefix + BUILD_HASH

/** A redirected response may not be given to a page; a part of a file is not the file. */
const isComplete = ({ status, type, redirected }: Response) =>
  status === 200 && type === 'basic' && !redirected

/** Some hosts respond with a page where a file is missing: cached in its place, it would stay there. */
const isCompleteFile = (response: Response) =>
  isComplete(response) && !response.headers.get('Content-Type')?.startsWith('text/html')

/**
 * Some hosts let a 404 be cached for a year too: what is not complete is requested once more, past the browser's own
 * cache.
 * @throws TypeError where the network fails.
 */
export async function fetchFile(file: Request | string, cache: RequestCache = 'default'): Promise<Response> {
  const response = await fetch(file, { cache }).catch(() => undefined)
  return response && isCompleteFile(response) ? response : fetch(file, { cache: 'reload' })
}

/** This build's cache; undefined where visited pages may not be kept (any more). */
const openCache = (): Promise<Cache | undefined> =>
  navigator.locks.request(cacheLock, { mode: 'shared' }, async () =>
    (await caches.has(permissionCache)) ? caches.open(cacheName) : undefined,
  )

async function cacheFile(cache: Cache, path: string) {
  if (await cache.match(path)) return
  // The page has just loaded it: the browser's own cache has it.
  const response = await fetchFile(path, 'force-cache')
  if (!isCompleteFile(response)) throw new Error(`${path}: ${response.status}`)
  await cache.put(path, response)
}

/** Only a page of this site; after its files, so that it is never cached without them. */
async function cachePage(cache: Cache, path: string, page: Response) {
  if (!isComplete(page)) return
  const html = await page.text()
  if (!isSitePage(html, path)) return
  await Promise.all(findFilesIn(html).map((file) => cacheFile(cache, file)))
  await cache.put(path, createCopy(html, page))
}

const refreshPage = async (cache: Cache, path: string) =>
  cachePage(cache, path, await fetch(path, { cache: 'no-cache' }))

/** One page or file that fails does not stop the others. */
export async function cacheVisited(pages: readonly string[], files: readonly string[]) {
  const cache = await openCache()
  if (!cache) return
  await Promise.allSettled([
    ...pages.map((path) => refreshPage(cache, path)),
    ...files.map((path) => cacheFile(cache, path)),
  ])
}

/** A response that came after its copy was shown; the next visit sees it. Never rejects. */
export async function cacheLateResponse(path: string, network: Promise<Response>) {
  try {
    const response = await network
    const cache = await openCache()
    if (cache) await cachePage(cache, path, response)
  } catch {
    // The copy stays as it was.
  }
}

export async function cacheResponse(path: string, response: Response) {
  if (isCompleteFile(response)) await (await openCache())?.put(path, response)
}

export async function fromCache(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { cacheName, ignoreVary: true })
  } catch {
    // Where storage is refused nothing is cached.
    return undefined
  }
}

export async function deleteOlderCaches() {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((other) => other.startsWith(cachePrefix) && other !== cacheName && other !== permissionCache)
      .map((old) => caches.delete(old)),
  )
}
