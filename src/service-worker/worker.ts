/** Serves visited pages without a connection. It does not read the stored answer: each cached page does. */
import { offlinePath, type Visited } from '../shared/offlineCache'
import { filterCacheable, strategyFor } from './cacheStrategy'
import { cacheVisited, deleteOlderCaches } from './pageCache'
import { respondToFile, respondToPage } from './responses'
import { workerScope } from './workerScope'

const { origin } = location

/** Where a preload fails, Firefox shows its own error page whatever the worker answers (GoogleChrome/workbox#3134). */
const mayPreload = !navigator.userAgent.includes('Firefox')

// A build's pages need that build's worker: a new one does not wait until the last tab is closed.
workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()))

workerScope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.allSettled([
      deleteOlderCaches(),
      mayPreload && workerScope.registration.navigationPreload?.enable(),
      workerScope.clients.claim(),
    ]),
  ),
)

workerScope.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, origin)
  if (strategy === 'page') event.respondWith(respondToPage(event))
  if (strategy === 'file') event.respondWith(respondToFile(event))
})

workerScope.addEventListener('message', (event) => {
  const { pages, files } = event.data as Visited
  event.waitUntil(cacheVisited([...pages, offlinePath], filterCacheable(files, origin)).catch(() => {}))
})
