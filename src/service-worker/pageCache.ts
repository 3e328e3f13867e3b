import { copiesPrefix, permissionStore, storeLock } from '../shared/offline'
import { copyOf, isOwnPage } from './ownPage'
import { filesNamedIn } from './cacheStrategy'

/** Another one for each build. */
declare const BUILD_MARK: string
const name = copiesPrefix + BUILD_MARK

/** A redirected answer may not be given to a page; a part of a file is not the file. */
const isWhole = ({ status, type, redirected }: Response) => status === 200 && type === 'basic' && !redirected

/** Some hosts answer with a page where a file is missing: kept in its place, it would stay there. */
const isWholeFile = (answer: Response) =>
  isWhole(answer) && !answer.headers.get('Content-Type')?.startsWith('text/html')

/**
 * Some hosts say of an answer 404 too that it holds for a year: what is not whole is asked for once more, past the
 * browser's own cache.
 * @throws TypeError where the network fails.
 */
export async function askForFile(file: Request | string, cache: RequestCache = 'default'): Promise<Response> {
  const answer = await fetch(file, { cache }).catch(() => undefined)
  return answer && isWholeFile(answer) ? answer : fetch(file, { cache: 'reload' })
}

/** This build's store; undefined where visited pages may not be kept (any more). */
const openStore = (): Promise<Cache | undefined> =>
  navigator.locks.request(storeLock, { mode: 'shared' }, async () =>
    (await caches.has(permissionStore)) ? caches.open(name) : undefined,
  )

async function keepFile(store: Cache, path: string) {
  if (await store.match(path)) return
  // The page has just loaded it: the browser's own cache has it.
  const answer = await askForFile(path, 'force-cache')
  if (!isWholeFile(answer)) throw new Error(`${path}: ${answer.status}`)
  await store.put(path, answer)
}

/** Only a page of this site, and it comes last: it is there only with all it needs. */
async function keepPage(store: Cache, path: string, page: Response) {
  if (!isWhole(page)) return
  const html = await page.text()
  if (!isOwnPage(html, path)) return
  await Promise.all(filesNamedIn(html).map((file) => keepFile(store, file)))
  await store.put(path, copyOf(html, page))
}

const renewPage = async (store: Cache, path: string) =>
  keepPage(store, path, await fetch(path, { cache: 'no-cache' }))

/** What is not the network's is of no use without it, so one file that fails fails no other. */
export async function keep(pages: readonly string[], files: readonly string[]) {
  const store = await openStore()
  if (!store) return
  await Promise.allSettled([
    ...pages.map((path) => renewPage(store, path)),
    ...files.map((path) => keepFile(store, path)),
  ])
}

/** An answer that came after its copy was shown; the next visit sees it. Never rejects. */
export async function keepLate(path: string, network: Promise<Response>) {
  try {
    const answer = await network
    const store = await openStore()
    if (store) await keepPage(store, path, answer)
  } catch {
    // The copy stays as it was.
  }
}

export async function keepAnswer(path: string, answer: Response) {
  if (isWholeFile(answer)) await (await openStore())?.put(path, answer)
}

export async function kept(path: string): Promise<Response | undefined> {
  try {
    return await caches.match(path, { cacheName: name, ignoreVary: true })
  } catch {
    // A storage that is refused keeps nothing.
    return undefined
  }
}

export async function dropOlderBuilds() {
  const names = await caches.keys()
  await Promise.all(
    names
      .filter((other) => other.startsWith(copiesPrefix) && other !== name && other !== permissionStore)
      .map((old) => caches.delete(old)),
  )
}
