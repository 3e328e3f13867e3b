import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteHandler } from '../../../../tools/preview/server'
import { distFolder } from '../../support/builtSite'

export interface ServerFailure {
  /** Matches the requested path. */
  readonly at: RegExp
  /** Sent instead of the file. */
  readonly answer?: {
    readonly status: number
    readonly type?: string
    readonly body?: string
    /** The `Cache-Control` that goes with it; `no-store` by default. */
    readonly cache?: string
  }
  /** Milliseconds before the answer. */
  readonly delay?: number
  /** The answer waits until the test releases it. */
  readonly isHeld?: boolean
  /** The file is sent up to this text; the rest waits until the test releases it. */
  readonly heldFrom?: string
  /** The connection ends before the first byte, or in the middle of the file. */
  readonly drop?: 'at once' | 'half way'
  /** How often; always by default. */
  readonly times?: number
}

/** A failure that is active. */
export interface InjectedFailure {
  /** Paths that met it, in order. */
  readonly met: readonly string[]
  /** Lets the held answers go. */
  release(this: void): void
}

const endHalfWay = (res: ServerResponse) => {
  const write = res.write.bind(res) as (chunk: Buffer) => boolean
  const cut = (chunk: Buffer) => {
    write(chunk.subarray(0, Math.floor(chunk.length / 2)))
    setTimeout(() => res.socket?.destroy(), 50)
    return false
  }
  res.write = cut as typeof res.write
}

const holdRest = (res: ServerResponse, text: string, released: Promise<void>) => {
  const write = res.write.bind(res) as (chunk: Buffer) => boolean
  const end = res.end.bind(res)
  const cut = (chunk: Buffer) => {
    const at = chunk.indexOf(text)
    if (at < 0) return write(chunk)
    void released.then(() => write(chunk.subarray(at)))
    return write(chunk.subarray(0, at))
  }
  const endLater = () => {
    void released.then(() => end())
    return res
  }
  Object.assign(res, { write: cut, end: endLater })
}

/** The preview server, with the failures that a test injects. */
export class FailingServer {
  /** Every requested path, in order. */
  readonly requests: string[] = []
  #failures: { failure: ServerFailure; met: string[]; released: Promise<void> }[] = []
  readonly #serve = siteHandler(distFolder)
  readonly #server: Server = createServer((req, res) => void this.#answer(req, res))

  async start() {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  get origin() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  injectFailure(failure: ServerFailure): InjectedFailure {
    const met: string[] = []
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    this.#failures.push({ failure, met, released })
    return { met, release }
  }

  /** Removes all failures. */
  removeFailures() {
    this.#failures = []
  }

  /** For the next test: no failures, no requests. */
  reset() {
    this.removeFailures()
    this.requests.length = 0
    this.#server.closeAllConnections()
  }

  stop() {
    this.#server.close()
    this.#server.closeAllConnections()
  }

  async #answer(req: IncomingMessage, res: ServerResponse) {
    const path = req.url ?? '/'
    this.requests.push(path)
    const injected = this.#failures.find(
      ({ failure, met }) => failure.at.test(path) && met.length < (failure.times ?? Infinity),
    )
    injected?.met.push(path)
    const { delay = 0, isHeld, heldFrom, drop, answer } = injected?.failure ?? {}
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    if (isHeld) await injected?.released
    if (injected && heldFrom) {
      delete req.headers['accept-encoding'] // a text is found in an uncompressed file
      holdRest(res, heldFrom, injected.released)
    }
    if (drop === 'at once') return void req.socket.destroy()
    if (drop === 'half way') endHalfWay(res)
    if (!answer) return this.#serve(req, res)
    const { status, type = 'text/plain', body = '', cache = 'no-store' } = answer
    res.writeHead(status, { 'Content-Type': type, 'Cache-Control': cache })
    res.end(body)
  }
}
