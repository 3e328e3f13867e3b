/** Visited pages without a connection. It knows nothing of the gate: every page it keeps asks the stored answer itself. */
import { offlinePath, type Visited } from '../shared/offline'
import { scope, type FetchEvent } from './scope'
import { dropOlderBuilds, keep, keepAnswer, kept } from './store'
import { keptAmong, wayOf } from './ways'

const { origin } = location

/** Where a preload fails, Firefox shows its own error page whatever the worker answers (GoogleChrome/workbox#3134). */
const mayPreload = !navigator.userAgent.includes('Firefox')
const pathOf = ({ url }: Request) => new URL(url).pathname

/** The network first, so that no page of an older build is shown where the newer can be had. */
async function answerPage({ request, preloadResponse }: FetchEvent) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return (await kept(pathOf(request))) ?? (await kept(offlinePath)) ?? Response.error()
  }
}

async function answerFile(event: FetchEvent) {
  const { request } = event
  const known = await kept(pathOf(request))
  if (known) return known
  const answer = await fetch(request)
  // A full storage is no reason to fail.
  event.waitUntil(keepAnswer(pathOf(request), answer.clone()).catch(() => {}))
  return answer
}

// A build's pages want its own worker: the next one does not wait for the last tab to close.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.allSettled([
      dropOlderBuilds(),
      mayPreload && scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  ),
)

scope.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, origin)
  if (way === 'page') event.respondWith(answerPage(event))
  if (way === 'file') event.respondWith(answerFile(event))
})

scope.addEventListener('message', (event) => {
  const { pages, files } = event.data as Visited
  event.waitUntil(keep([...pages, offlinePath], keptAmong(files, origin)).catch(() => {}))
})
