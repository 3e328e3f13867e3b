/** Emitted in the worker's place by a build with `BOHEMIA_WORKER=off`: takes over at once and removes what it finds. */
import { workerScope } from './workerScope'
import { removeWorkerAndCaches } from './removeWorkerAndCaches'

workerScope.addEventListener('install', (event) => event.waitUntil(workerScope.skipWaiting()))
workerScope.addEventListener('activate', (event) => event.waitUntil(removeWorkerAndCaches()))
// A page of an older build may have registered it anew while it left.
workerScope.addEventListener('fetch', (event) => event.waitUntil(removeWorkerAndCaches()))
