import { startServer, serverNames } from '../../../../tools/hosts/startServer'
import { createClient } from './createClient'
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

/** One of the hosts, with a client. */
const openWithClient = async (name: HostName) => {
  const server = await open(name)
  const client = createClient(server.ports, server.cert)
  return {
    ...client,
    stop: async () => {
      client.close()
      await server.stop()
    },
  }
}

type ServerWithClient = Awaited<ReturnType<typeof openWithClient>>

/** Opens the host before the tests of the block that calls it, and closes it after them. */
export function openForTests(name: HostName): Pick<ServerWithClient, 'ask' | 'askWithoutTls'> {
  let server: ServerWithClient
  beforeAll(async () => {
    server = await openWithClient(name)
  })
  afterAll(() => server.stop())
  return {
    ask: (...request) => server.ask(...request),
    askWithoutTls: (...request) => server.askWithoutTls(...request),
  }
}
