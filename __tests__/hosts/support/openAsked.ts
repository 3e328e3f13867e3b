import { openServer, type serverNames } from '../../../src/build/hosts/openServers'
import { asker } from './ask'
import { dist } from './built'

/** One of the servers, with somebody who asks it. */
export const openAsked = async (name: (typeof serverNames)[number]) => {
  const server = await openServer(name, dist)
  const client = asker(server.ports, server.cert)
  return {
    ...client,
    stop: async () => {
      client.hangUp()
      await server.stop()
    },
  }
}

export type AskedServer = Awaited<ReturnType<typeof openAsked>>
