import { offlinePath } from '../shared/offline'
import { pause } from '../shared/pause'
import { leaveIfDeleted } from './leave'
import type { FetchEvent } from './scope'
import { askForFile, keepAnswer, keepLate, kept } from './pageCache'

/** Milliseconds that a server may be silent while a copy is at hand. */
const patienceMs = 4000

/** Milliseconds that a late answer is still waited for: meanwhile no newer worker can take over. */
const latestMs = 30_000

const pathOf = ({ url }: Request) => new URL(url).pathname

/** The preload is of no use where it is silent itself: its time counts as the network's. */
const askForPage = async ({ request, preloadResponse }: FetchEvent) =>
  (await preloadResponse) ?? (await fetch(request))

/**
 * The network first, so that no page of an older build is shown where the newer can be had. The copy, where there is
 * one, stands in for a network that fails, a server that is silent for 4 s, and an answer 5xx (RFC 9110 §15.6).
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const path = pathOf(event.request)
  const network = askForPage(event)
  const answer = network.catch(() => undefined)
  const first = await Promise.race([answer, pause(patienceMs).then(() => 'late' as const)])
  if (first instanceof Response && first.status < 500) {
    if (first.ok) event.waitUntil(leaveIfDeleted())
    return first
  }
  const copy = await kept(path)
  if (!copy) return (await answer) ?? (await kept(offlinePath)) ?? Response.error()
  if (first === 'late') event.waitUntil(Promise.race([keepLate(path, network), pause(latestMs)]))
  return copy
}

export async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const known = await kept(pathOf(request))
  if (known) return known
  const answer = await askForFile(request)
  // A full storage is no reason to fail.
  event.waitUntil(keepAnswer(pathOf(request), answer.clone()).catch(() => {}))
  return answer
}
