import autocannon, { type Result } from 'autocannon'
import { readFileSync } from 'node:fs'
import { filesIn } from '../build/builtSite'
import { findFreePort, startServer, startProgram } from '../hosts/startServer'

export interface LoadFigures {
  readonly server: string
  readonly requests: number
  readonly perSecond: number
  readonly p99: number
  /** Errors, timeouts and answers other than 200. */
  readonly failures: number
  /** Resident memory in MB, settled: before, after the first run, after the second. */
  readonly memory: readonly number[]
}

interface Target {
  readonly url: string
  readonly pid: number
  readonly tls: object
  readonly stop: () => Promise<void>
}

/** The memory of a server and the processes it started, in MB. */
const residentMemory = (pid: number) => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').match(/\d+/g) ?? []
  const kilobytes = [pid, ...children].map((each) =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1]),
  )
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024
}

const settledMemory = async (pid: number) => {
  await new Promise((resolve) => setTimeout(resolve, 3000))
  return residentMemory(pid)
}

const visitedPaths = (site: string) => {
  const files = filesIn(site)
  const like = (pattern: RegExp) => `/${files.find((file) => pattern.test(file)) ?? ''}`
  const patterns = [/^assets\/main\.\w+\.js$/, /^assets\/imbue\.\w+\.woff2$/, /^media\/.+-480\.avif$/]
  return ['/', '/nosotros', ...patterns.map(like)]
}

const sendRequests = async ({ url, tls }: Target, paths: readonly string[], seconds: number) => {
  const requests = paths.map((path) => ({
    path,
    headers: { 'accept-encoding': 'br, gzip', host: 'localhost' },
  }))
  const tlsOptions = { ...tls, servername: 'localhost' }
  return autocannon({ url, connections: 50, duration: seconds, requests, tlsOptions })
}

const targets = {
  preview: async (): Promise<Target> => {
    const port = await findFreePort()
    const command = [process.execPath, '-r', 'esbuild-register', 'tools/preview/preview.ts']
    const { pid, stop } = await startProgram(command, port, { PORT: String(port), HOST: '127.0.0.1' })
    return { url: `http://127.0.0.1:${port}`, pid: pid ?? 0, tls: {}, stop }
  },
  nginx: async (site: string): Promise<Target> => {
    const { cert, ports, pid, stop } = await startServer('nginx', site)
    return { url: `https://127.0.0.1:${ports.https}`, pid: pid ?? 0, tls: { ca: cert }, stop }
  },
} as const

export const loadTargets = ['preview', 'nginx'] as const

/** Fifty visitors at once, twice: what the first run left in memory, the second must not double. */
export const measureLoad = async (
  server: (typeof loadTargets)[number],
  site: string,
  seconds: number,
): Promise<LoadFigures> => {
  const target = await targets[server](site)
  try {
    const memory = [await settledMemory(target.pid)]
    const runs: Result[] = []
    while (runs.length < 2) {
      runs.push(await sendRequests(target, visitedPaths(site), seconds))
      memory.push(await settledMemory(target.pid))
    }
    const sum = (read: (each: Result) => number) => runs.reduce((all, each) => all + read(each), 0)
    return {
      server,
      requests: sum((each) => each.requests.total),
      perSecond: Math.round(sum((each) => each.requests.average) / runs.length),
      p99: Math.max(...runs.map((each) => each.latency.p99)),
      failures: sum((each) => each.errors + each.timeouts + each.non2xx),
      memory: memory.map(Math.round),
    }
  } finally {
    await target.stop()
  }
}

/** At most a tenth more after the second run than after the first. */
export const isWithinLimits = ({
  failures,
  requests,
  memory: [, first = 0, second = 0],
}: LoadFigures): boolean => failures === 0 && requests > 0 && second <= first * 1.1
