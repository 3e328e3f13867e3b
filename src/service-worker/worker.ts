/** Visited pages without a connection. It knows nothing of the gate: every page it keeps asks the stored answer itself. */
import { offlinePath, type Visited } from '../shared/offline'
import { answerFile, answerPage } from './answers'
import { scope } from './scope'
import { dropOlderBuilds, keep } from './pageCache'
import { keptAmong, wayOf } from './cacheStrategy'

const { origin } = location

/** Where a preload fails, Firefox shows its own error page whatever the worker answers (GoogleChrome/workbox#3134). */
const mayPreload = !navigator.userAgent.includes('Firefox')

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
