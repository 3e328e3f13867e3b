import { permissionCache } from '../../src/shared/offlineCache'

const file = '/assets/home.0a1b2c3d.js'

/** As the site's own server sends it: a Response that is made here has another `type`. */
const answerOfType = (type: string) =>
  Object.defineProperty(new Response('what came', { headers: { 'Content-Type': type } }), 'type', {
    value: 'basic',
  })

/** What is kept of a file that a page asks for, and of one that it names as visited, if both come with this type. */
async function keptOfType(type: string) {
  const kept: string[] = []
  const cache = { match: async () => undefined, put: async (path: string) => void kept.push(path) }
  const caches = { has: async (name: string) => name === permissionCache, open: async () => cache }
  const locks = { request: (_name: string, _how: object, work: () => Promise<unknown>) => work() }
  Object.assign(globalThis, { BUILD_HASH: '1', caches, fetch: async () => answerOfType(type) })
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true })
  const { cacheResponse, cacheVisited } = await import('../../src/service-worker/pageCache')
  await cacheResponse(file, answerOfType(type))
  await cacheVisited([], [file])
  return kept
}

it.each(['text/html', 'text/html; charset=utf-8', 'text/html;charset=UTF-8'])(
  'a page of the type «%s» that comes in a file’s place is not kept as the file',
  async (type) => {
    expect(await keptOfType(type)).toEqual([])
  },
)

it.each(['text/javascript; charset=utf-8', 'text/css', 'image/avif'])(
  'a file of the type «%s» is kept',
  async (type) => {
    expect(await keptOfType(type)).toEqual([file, file])
  },
)
