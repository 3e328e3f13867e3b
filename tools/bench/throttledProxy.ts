import net from 'node:net'
import { listenLocally } from '../shared/listenLocally'

/** Lighthouse's Slow 4G, of one access link that all connections share, instead of each request. */
const slow4G = { rttMs: 150, downKbps: 1638.4, upKbps: 750 }

const segment = 1460
const firstWindow = 10 * segment
const now = () => performance.now()

/** Delivers items in order, none before its time. */
function delayLine<Item>(deliver: (item: Item) => void) {
  const queue: { due: number; item: Item }[] = []
  let timer: NodeJS.Timeout | undefined
  const run = () => {
    timer = undefined
    while (queue[0] && queue[0].due <= now() + 0.3) deliver(queue.shift()!.item)
    if (queue[0]) timer = setTimeout(run, Math.max(1, queue[0].due - now()))
  }
  return (due: number, item: Item) => {
    queue.push({ due: Math.max(due, queue.at(-1)?.due ?? 0), item })
    timer ??= setTimeout(run, Math.max(1, queue[0]!.due - now()))
  }
}

/** Each way, when the link will have sent all that is queued: `performance.now()` in ms. */
interface SharedLink {
  down: number
  up: number
}

function connect(client: net.Socket, target: number, wire: SharedLink) {
  const server = net.connect(target, '127.0.0.1')
  for (const socket of [client, server]) socket.setNoDelay(true)
  const half = slow4G.rttMs / 2
  const opened = now()

  const waiting: Buffer[] = []
  let window = firstWindow
  let inFlight = 0
  let hasEnded = false
  const toClient = delayLine<Buffer | 'end'>((item) => {
    if (item === 'end') client.end()
    else if (!client.destroyed) client.write(item)
  })
  const toServer = delayLine<Buffer | 'end'>(
    (item) => void (item === 'end' ? server.end() : server.write(item)),
  )
  const acknowledged = delayLine<number>((bytes) => {
    inFlight -= bytes
    window += bytes
    send()
  })

  // TCP slow start: a window of ten segments, one more for each that has arrived.
  function send() {
    while (waiting[0] && inFlight < window) {
      const piece = waiting.shift()!
      inFlight += piece.length
      wire.down = Math.max(now(), wire.down) + (piece.length * 8) / slow4G.downKbps
      toClient(wire.down + half, piece)
      acknowledged(wire.down + slow4G.rttMs, piece.length)
    }
    if (hasEnded && waiting.length === 0) toClient(wire.down + half, 'end')
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
  client.on('data', (data) => {
    wire.up = Math.max(now(), wire.up, opened + slow4G.rttMs) + (data.length * 8) / slow4G.upKbps
    toServer(wire.up + half, data)
  })
  client.on('end', () => toServer(now() + half, 'end'))
  client.on('error', () => server.destroy())
  server.on('error', () => client.destroy())
  client.on('close', () => server.destroy())
}

/** Starts a local port that forwards to `target` at the speed and latency of Slow 4G. */
export async function startThrottledProxy(target: number) {
  const wire: SharedLink = { down: 0, up: 0 }
  const open = new Set<net.Socket>()
  const server = net.createServer((client) => {
    open.add(client)
    client.on('close', () => open.delete(client))
    connect(client, target, wire)
  })
  const dropConnections = () => open.forEach((socket) => socket.destroy())
  return {
    port: await listenLocally(server),
    /** Drops all connections, so the next visit reconnects. */
    dropConnections,
    close: () => {
      dropConnections()
      server.close()
    },
  }
}
