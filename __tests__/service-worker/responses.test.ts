import type { FetchEvent } from '../../src/service-worker/workerScope'
import { formerAddresses } from '../../src/shared/formerAddresses'
import { offlinePath, workerPath } from '../../src/shared/offlineCache'
import { delay } from '../../src/shared/timing'
import { expectSome } from '../support/expectSome'

type Reply = () => Promise<Response>

const answer = (status: number) => async () => new Response('the answer', { status })
/** All that a worker may read of a page's redirect. */
const redirect = async () =>
  Object.defineProperties(new Response('the answer'), { status: { value: 0 }, ok: { value: false } })
const networkError = () => Promise.reject<Response>(new TypeError('no network'))
const after = (ms: number, reply: Reply) => () => delay(ms).then(reply)

const table: readonly (readonly [network: string, withCopy: string, withoutCopy: string, reply: Reply])[] = [
  ['200', 'the answer', 'the answer', answer(200)],
  ['a redirect', 'the answer', 'the answer', redirect],
  ['403', 'the answer', 'the answer', answer(403)],
  ['404', 'the answer', 'the answer', answer(404)],
  ['410', 'the answer', 'the answer', answer(410)],
  ['500', 'the copy', 'the answer', answer(500)],
  ['503', 'the copy', 'the answer', answer(503)],
  ['a network error', 'the copy', 'the offline page', networkError],
  ['200 just in time', 'the answer', 'the answer', after(3999, answer(200))],
  ['200 too late', 'the copy', 'the answer', after(4001, answer(200))],
  ['404 too late', 'the copy', 'the answer', after(4001, answer(404))],
  ['503 too late', 'the copy', 'the answer', after(4001, answer(503))],
  ['a network error too late', 'the copy', 'the offline page', after(4001, networkError)],
]

const page = '/nosotros'
const withoutCopy = { [offlinePath]: 'the offline page' }
const withCopy = { ...withoutCopy, [page]: 'the copy' }

interface Visit {
  readonly reply: Reply
  /** By path. */
  readonly kept?: Readonly<Record<string, string>>
  readonly address?: string
  /** The browser has sent the request while the worker was starting. */
  readonly isPreloaded?: boolean
}

/** What is shown to the visitor who opens the page, and what the worker itself has asked the network for. */
async function visit({ reply, kept = {}, address = page, isPreloaded = false }: Visit) {
  const asked: string[] = []
  const fetch = (request: string | { url: string }) => {
    asked.push(typeof request === 'string' ? request : new URL(request.url).pathname)
    return request === workerPath ? answer(200)() : reply()
  }
  const match = async (path: string) => (path in kept ? new Response(kept[path]) : undefined)
  Object.assign(globalThis, { self: {}, BUILD_HASH: '1', caches: { match }, fetch })
  const event = {
    request: { url: `https://bohemia.test${address}` },
    get preloadResponse() {
      return isPreloaded ? reply() : Promise.resolve(undefined)
    },
    waitUntil: () => {},
  } as unknown as FetchEvent
  let response = Response.error()
  await jest.isolateModulesAsync(async () => {
    const { respondToPage } = await import('../../src/service-worker/responses')
    const answered = respondToPage(event)
    await jest.advanceTimersByTimeAsync(60_000)
    response = await answered
  })
  return { asked, response, shown: await response.text() }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe.each([
  ['the worker asks for the page', false],
  ['the browser has asked for the page', true],
])('where %s', (_who, isPreloaded) => {
  it.each(table)(
    'after %s a visitor who has a copy sees %s, one who has none %s',
    async (_network, expectedWithCopy, expectedWithoutCopy, reply) => {
      const first = await visit({ reply, kept: withCopy, isPreloaded })
      const second = await visit({ reply, kept: withoutCopy, isPreloaded })
      expect([first.shown, second.shown]).toEqual([expectedWithCopy, expectedWithoutCopy])
      expect([first, second].map(({ asked }) => asked.includes(page))).toEqual([!isPreloaded, !isPreloaded])
    },
  )
})

it('where nothing is kept, a network error is the browser’s own to show', async () => {
  const { response } = await visit({ reply: networkError })
  expect(response.type).toBe('error')
})

it('without a network a former address leads to today’s, unless a copy of it is kept', async () => {
  for (const [former, today] of expectSome(formerAddresses())) {
    const address = `${former}?de=qr`
    const { response } = await visit({ reply: networkError, kept: withoutCopy, address })
    expect(response.headers.get('Location')).toBe(`https://bohemia.test${today}?de=qr`)
    const kept = { ...withoutCopy, [former]: 'the copy' }
    expect((await visit({ reply: networkError, kept, address })).shown).toBe('the copy')
  }
})

it('the worker asks whether its own file is still there once a page came whole and in time, and then alone', async () => {
  const asking: string[] = []
  for (const [network, , , reply] of table) {
    const { asked } = await visit({ reply, kept: withCopy })
    if (asked.includes(workerPath)) asking.push(network)
  }
  expect(asking).toEqual(['200', '200 just in time'])
})
