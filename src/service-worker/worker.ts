/** Serves visited pages without a connection. It does not read the stored answer: each cached page does. */
import { offlinePath, type Visited } from '../shared/offline'
import { filterCacheable, strategyFor } from './cacheStrategy'
import { cacheVisited, deleteOlderCaches } from './pageCache'
import { respondToFile, respondToPage } from './responses'
import { scope } from './scope'

const { origin } = location

/** Where a preload fails, Firefox shows its own error page whatever the worker answers (GoogleChrome/workbox#3134). */
const mayPreload = !navigator.userAgent.includes('Firefox')

// A build's pages need that build's worker: a new one does not wait until the last tab is closed.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.allSettled([
      deleteOlderCaches(),
      mayPreload && scope.registration.navigationPreload?.enable(),
      scope.clients.claim(),
    ]),
  ),
)

scope.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, origin)
  if (strategy === 'page') event.respondWith(respondToPage(event))
  if (strategy === 'file') event.respondWith(respondToFile(event))
})

scope.addEventListener('message', (event) => {
  const { pages, files } = event.data as Visited
  event.waitUntil(cacheVisited([...pages, offlinePath], filterCacheable(files, origin)).catch(() => {}))
})
