/** Emitted in the worker's place by a build with `BOHEMIA_WORKER=off`: takes over at once and removes what it finds. */
import { scope } from './scope'
import { removeWorkerAndCaches } from './removeWorkerAndCaches'

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(removeWorkerAndCaches()))
// A page of an older build may have registered it anew while it left.
scope.addEventListener('fetch', (event) => event.waitUntil(removeWorkerAndCaches()))
