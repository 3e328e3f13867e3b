import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { siteHandler } from '../../../../tools/preview/server'
import { distFolder } from '../../support/builtSite'

export interface Fault {
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
  /** The connection ends before the first byte, or in the middle of the file. */
  readonly drop?: 'at once' | 'half way'
  /** How often; always by default. */
  readonly times?: number
}

/** A fault in place. */
export interface Planted {
  /** Paths that met it, in order. */
  readonly met: readonly string[]
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

/** The preview server, with faults where a test plants them. */
export class FaultyServer {
  /** Every requested path, in order. */
  readonly requests: string[] = []
  #faults: { fault: Fault; met: string[] }[] = []
  readonly #serve = siteHandler(distFolder)
  readonly #server: Server = createServer((req, res) => void this.#answer(req, res))

  async start() {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  get origin() {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  plant(fault: Fault): Planted {
    const planted = { fault, met: [] }
    this.#faults.push(planted)
    return planted
  }

  /** Removes all faults. */
  removeFaults() {
    this.#faults = []
  }

  /** For the next test: no faults, no requests. */
  reset() {
    this.removeFaults()
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
    const planted = this.#faults.find(
      ({ fault, met }) => fault.at.test(path) && met.length < (fault.times ?? Infinity),
    )
    planted?.met.push(path)
    const { delay = 0, drop, answer } = planted?.fault ?? {}
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay))
    if (drop === 'at once') return void req.socket.destroy()
    if (drop === 'half way') endHalfWay(res)
    if (!answer) return this.#serve(req, res)
    const { status, type = 'text/plain', body = '', cache = 'no-store' } = answer
    res.writeHead(status, { 'Content-Type': type, 'Cache-Control': cache })
    res.end(body)
  }
}
