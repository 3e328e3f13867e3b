import { offlinePath } from '../shared/offlineCache'
import { findTodaysAddress } from '../shared/formerAddresses'
import { delay } from '../shared/timing'
import { cacheLateResponse, cacheResponse, fetchFile, fromCache } from './pageCache'
import type { FetchEvent } from './workerScope'
import { removeIfWorkerDeleted } from './removeWorkerAndCaches'

/** Milliseconds that a server may be silent while a copy is at hand. */
const networkTimeoutMs = 4000

/** Milliseconds that a late response is still waited for: meanwhile no newer worker can take over. */
const lateResponseTimeoutMs = 30_000

const pathOf = ({ url }: Request) => new URL(url).pathname

/** What the host answers to a former address, while it cannot be asked; undefined for any other. */
function redirectFormer({ url }: Request): Response | undefined {
  const { origin, pathname, search } = new URL(url)
  const today = findTodaysAddress(pathname)
  return today ? Response.redirect(origin + today + search) : undefined
}

/** The time that the browser's preload takes counts towards the network's timeout. */
const fetchPage = async ({ request, preloadResponse }: FetchEvent) =>
  (await preloadResponse) ?? (await fetch(request))

/**
 * The network first, so that no page of an older build is shown where the newer can be had. The copy, where there is
 * one, replaces a network that fails, a server that is silent for 4 s, and a status 5xx (RFC 9110 §15.6).
 */
export async function respondToPage(event: FetchEvent): Promise<Response> {
  const path = pathOf(event.request)
  const network = fetchPage(event)
  const response = network.catch(() => undefined)
  const first = await Promise.race([response, delay(networkTimeoutMs).then(() => 'late' as const)])
  if (first instanceof Response && first.status < 500) {
    if (first.ok) event.waitUntil(removeIfWorkerDeleted())
    return first
  }
  const copy = await fromCache(path)
  if (!copy)
    return (
      (await response) ?? redirectFormer(event.request) ?? (await fromCache(offlinePath)) ?? Response.error()
    )
  if (first === 'late')
    event.waitUntil(Promise.race([cacheLateResponse(path, network), delay(lateResponseTimeoutMs)]))
  return copy
}

export async function respondToFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const copy = await fromCache(pathOf(request))
  if (copy) return copy
  const response = await fetchFile(request)
  // A full storage is no reason to fail.
  event.waitUntil(cacheResponse(pathOf(request), response.clone()).catch(() => {}))
  return response
}
