import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dossierAddress, labAddress } from '../../src/audit/addresses'
import { devPort, listen } from '../shared/ports'
import { runCommand } from '../shared/runCommand'
import type * as devSite from './devSite'

void runCommand(async () => {
  const server = createServer()
  const origin = await listen(server, devPort, process.env.HOST || '127.0.0.1')
  console.log(
    `Puerta y sitio: ${origin}/ · laboratorio: ${origin}${labAddress} · expediente: ${origin}${dossierAddress}`,
  )
  // Imported late: webpack takes a second to load, and a taken port is reported at once.
  const { openDevSite } = createRequire(__filename)('./devSite') as typeof devSite
  const answer = openDevSite()
  server.on('request', (req, res) => void answer(req, res))
})
