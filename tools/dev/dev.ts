import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { dossierAddress, labAddress } from '../../src/audit/addresses'
import { devPort, explainPortError, readPort } from '../shared/ports'
import type * as devSite from './devSite'

const stop = (sentence: string) => {
  console.error(sentence)
  process.exit(1)
}

function serve(port: number, host: string) {
  const server = createServer()
  server.on('error', ({ code, message }: NodeJS.ErrnoException) =>
    stop(explainPortError(devPort, port, code) ?? message),
  )
  server.listen(port, host, () => {
    const origin = `http://${host}:${port}`
    console.log(
      `Puerta y sitio: ${origin}/ · laboratorio: ${origin}${labAddress} · expediente: ${origin}${dossierAddress}`,
    )
    // Not before: webpack takes a second to load, and a taken port is told at once.
    const { openDevSite } = createRequire(__filename)('./devSite') as typeof devSite
    const answer = openDevSite()
    server.on('request', (req, res) => void answer(req, res))
  })
}

try {
  serve(readPort(devPort), process.env.HOST || '127.0.0.1')
} catch (error) {
  stop((error as Error).message)
}
