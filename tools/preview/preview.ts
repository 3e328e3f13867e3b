/** Serves the last build: `npm run preview`. With `journeys`, on the port of the journeys. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { explainPortError, journeysPort, previewPort, readPort, type PortChoice } from '../shared/ports'
import { createPreviewServer } from './server'

const stop = (sentence: string): never => {
  console.error(sentence)
  process.exit(1)
}

const portOrStop = (choice: PortChoice) => {
  try {
    return readPort(choice)
  } catch (error) {
    return stop((error as Error).message)
  }
}

/** Serves `dist` until the process is told to end; what prevents it is one sentence in Spanish and exit code 1. */
const servePreview = (choice: PortChoice, host: string): void => {
  const folder = resolve('dist')
  const port = portOrStop(choice)
  if (!existsSync(resolve(folder, 'index.html')))
    stop('Todavía no hay sitio que mostrar: falta la carpeta dist. Constrúyela con: npm run build')

  const hostProblem: Record<string, string> = {
    EADDRNOTAVAIL: `HOST=${host} no es una dirección de este equipo. Quita HOST o usa HOST=127.0.0.1`,
    ENOTFOUND: `HOST=${host} no es una dirección conocida. Quita HOST o usa HOST=127.0.0.1`,
  }
  const server = createPreviewServer(folder)
  server.on('error', ({ code, message }: NodeJS.ErrnoException) =>
    stop(
      explainPortError(choice, port, code) ??
        hostProblem[code ?? ''] ??
        `El servidor no pudo arrancar: ${message}`,
    ),
  )
  server.listen(port, host, () => console.log(`Bohemia 56 está en http://${host}:${port}`))

  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  process.once('SIGINT', close)
  process.once('SIGTERM', close)
}

if (process.argv[2] === 'journeys') servePreview(journeysPort, '127.0.0.1')
else servePreview(previewPort, process.env.HOST || '127.0.0.1')
