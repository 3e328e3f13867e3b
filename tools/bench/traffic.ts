import type { CDPSession } from '@playwright/test'

const idleMs = 1200
const timeoutMs = 40_000

/** What a page requests: how much has come of each kind, and when the page is quiet. */
export class Traffic {
  readonly #bytes = new Map<string, number>()
  readonly #kinds = new Map<string, string>()
  readonly #inFlight = new Set<string>()
  #lastChange = 0

  async watch(cdp: CDPSession) {
    this.#inFlight.clear()
    await cdp.send('Network.enable')
    cdp.on('Network.requestWillBeSent', ({ requestId, loaderId, type, request }) => {
      // A new document: the end of the last one's open requests is never reported.
      if (requestId === loaderId) this.#inFlight.clear()
      this.#inFlight.add(requestId)
      this.#lastChange = Date.now()
      this.#kinds.set(requestId, /\.js(\?|$)/.test(request.url) ? 'Script' : (type ?? 'Other'))
    })
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      this.#end(requestId, encodedDataLength),
    )
    cdp.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId, 0))
  }

  #end(requestId: string, bytes: number) {
    const kind = this.#kinds.get(requestId) ?? 'Other'
    this.#bytes.set(kind, (this.#bytes.get(kind) ?? 0) + bytes)
    this.#inFlight.delete(requestId)
    this.#lastChange = Date.now()
  }

  async waitForIdle(wait: (ms: number) => Promise<void>) {
    const end = Date.now() + timeoutMs
    while (Date.now() < end) {
      if (this.#inFlight.size === 0 && Date.now() - this.#lastChange > idleMs) return
      await wait(50)
    }
  }

  forget() {
    this.#bytes.clear()
  }

  /** What has come over the wire, by kind: `KB Script`. */
  kilobytes(): Readonly<Record<string, number>> {
    return Object.fromEntries(
      [...this.#bytes].flatMap(([kind, bytes]) => (bytes > 0 ? [[`KB ${kind}`, bytes / 1024]] : [])),
    )
  }
}
