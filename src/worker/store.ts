import { storePrefix } from '../shared/offline'
import { filesNamedIn } from './ways'

/** Another one for each build. */
declare const BUILD_MARK: string
const name = storePrefix + BUILD_MARK

/** A redirected answer may not be given to a page; a part of a file is not the file. */
const isWhole = ({ status, type, redirected }: Response) => status === 200 && type === 'basic' && !redirected

/** Some hosts answer with a page where a file is missing: kept in its place, it would stay there. */
const isWholeFile = (answer: Response) =>
  isWhole(answer) && !answer.headers.get('Content-Type')?.startsWith('text/html')

/** @throws TypeError where the network fails; Error where the site has no such file. */
async function ask(path: string, cache: RequestCache, isGood = isWhole) {
  const answer = await fetch(path, { cache })
  if (!isGood(answer)) throw new Error(`${path}: ${answer.status}`)
  return answer
}

async function keepFile(store: Cache, path: string) {
  // The page has just loaded it: the browser's own cache has it.
  if (!(await store.match(path))) await store.put(path, await ask(path, 'force-cache', isWholeFile))
}

/** The page itself comes last: it is there only with all it needs. */
async function keepPage(store: Cache, path: string) {
  const page = await ask(path, 'no-cache')
  const html = await page.clone().text()
  await Promise.all(filesNamedIn(html).map((file) => keepFile(store, file)))
  await store.put(path, page)
}

/** What is not the network's is of no use without it, so one file that fails fails no other. */
export async function keep(pages: readonly string[], files: readonly string[]) {
  const store = await caches.open(name)
  await Promise.allSettled([
    ...pages.map((path) => keepPage(store, path)),
    ...files.map((path) => keepFile(store, path)),
  ])
}

/** Only where a visitor's pages are kept already: who has been forgotten leaves nothing behind. */
export async function keepAnswer(path: string, answer: Response) {
  if (isWholeFile(answer) && (await caches.has(name))) await (await caches.open(name)).put(path, answer)
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
    names.filter((other) => other.startsWith(storePrefix) && other !== name).map((old) => caches.delete(old)),
  )
}
