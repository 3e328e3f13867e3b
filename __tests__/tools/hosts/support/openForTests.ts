import { startServer, serverNames } from '../../../../tools/hosts/startServer'
import { asker } from './ask'
import { dist } from './built'
import { openCloudflare } from './cloudflare'
import { openNetlify } from './netlify'

/** Every host that docs/hosting.md has a recipe for. */
export const hostNames = [...serverNames, 'cloudflare', 'netlify'] as const

export type HostName = (typeof hostNames)[number]

const open = (name: HostName) => {
  if (name === 'cloudflare') return openCloudflare(dist)
  if (name === 'netlify') return openNetlify(dist)
  return startServer(name, dist)
}

/** One of the hosts, with somebody who asks it. */
const openAsked = async (name: HostName) => {
  const server = await open(name)
  const client = asker(server.ports, server.cert)
  return {
    ...client,
    stop: async () => {
      client.hangUp()
      await server.stop()
    },
  }
}

type AskedServer = Awaited<ReturnType<typeof openAsked>>

/** Opens the host before the tests of the block that calls it, and closes it after them. */
export function openForTests(name: HostName): Pick<AskedServer, 'ask' | 'askWithoutTls'> {
  let server: AskedServer
  beforeAll(async () => {
    server = await openAsked(name)
  }, 120_000)
  afterAll(() => server.stop())
  return {
    ask: (...request) => server.ask(...request),
    askWithoutTls: (...request) => server.askWithoutTls(...request),
  }
}
