/** Serves the last build until it is stopped: `npm run preview`. With `journeys`, on the port of the journeys. */
import { builtFolder } from '../build/builtSite'
import { journeysPort, listen, previewPort } from '../shared/ports'
import { runCommand } from '../shared/runCommand'
import { createPreviewServer } from './server'

void runCommand(async () => {
  const server = createPreviewServer(builtFolder())
  const address =
    process.argv[2] === 'journeys'
      ? await listen(server, journeysPort, '127.0.0.1')
      : await listen(server, previewPort, process.env.HOST || '127.0.0.1')
  console.log(`Bohemia 56 está en ${address}`)

  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
})
