import net from 'node:net'
import { listenLocally } from '../../shared/listenLocally'
import type { LinkModel } from '../devices'
import { CongestionWindow, segment } from './congestionWindow'
import { delayLine } from './delayLine'
import { SharedLink } from './sharedLink'

const now = () => performance.now()

function connect(client: net.Socket, target: number, link: SharedLink) {
  const server = net.connect(target, '127.0.0.1')
  for (const socket of [client, server]) socket.setNoDelay(true)
  const { rttMs } = link.model
  const opened = now()

  const waiting: Buffer[] = []
  const window = new CongestionWindow()
  let inFlight = 0
  let hasEnded = false
  const toClient = delayLine<Buffer | 'end'>((item) => {
    if (item === 'end') client.end()
    else if (!client.destroyed) client.write(item)
  })
  const toServer = delayLine<Buffer | 'end'>(
    (item) => void (item === 'end' ? server.end() : server.write(item)),
  )
  const acknowledged = delayLine<{ bytes: number; wasLost: boolean }>(({ bytes, wasLost }) => {
    inFlight -= bytes
    if (wasLost) window.halve()
    else window.acknowledge(bytes)
    send()
  })

  function send() {
    while (waiting[0] && inFlight < window.bytes) {
      const piece = waiting.shift()!
      inFlight += piece.length
      const { at, wasLost } = link.send('down', now(), piece.length, waiting.length)
      toClient(at, piece)
      acknowledged(at + rttMs / 2, { bytes: piece.length, wasLost })
    }
    if (hasEnded && waiting.length === 0) toClient(link.quietAt, 'end')
  }

  server.on('data', (data) => {
    for (let at = 0; at < data.length; at += segment) waiting.push(data.subarray(at, at + segment))
    send()
  })
  server.on('end', () => {
    hasEnded = true
    send()
  })
  // The handshake costs a round trip before the first byte goes up.
  client.on('data', (data) =>
    toServer(link.send('up', Math.max(now(), opened + rttMs), data.length, 0).at, data),
  )
  client.on('end', () => toServer(now() + rttMs / 2, 'end'))
  client.on('error', () => server.destroy())
  server.on('error', () => client.destroy())
  client.on('close', () => server.destroy())
}

/** Starts a local port that forwards to `target` at the speed and latency of the link. */
export async function startThrottledProxy(target: number, model: LinkModel) {
  const link = new SharedLink(model)
  const open = new Set<net.Socket>()
  const server = net.createServer((client) => {
    open.add(client)
    client.on('close', () => open.delete(client))
    connect(client, target, link)
  })
  const dropConnections = () => open.forEach((socket) => socket.destroy())
  return {
    port: await listenLocally(server),
    /** Sent to the visitor so far, TLS and headers with it, whoever asked for it. */
    bytesDown: () => link.bytesDown,
    /** Drops all connections, so the next visit reconnects. */
    dropConnections,
    /** The link as before its first byte; its losses are those of the seed. */
    restart: (seed: number) => {
      dropConnections()
      link.restart(seed)
    },
    close: () => {
      dropConnections()
      server.close()
    },
  }
}

export type ThrottledProxy = Awaited<ReturnType<typeof startThrottledProxy>>
