import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createPreviewServer } from './server'

const stop = (sentence: string) => {
  console.error(sentence)
  process.exit(1)
}

const host = process.env.HOST || '127.0.0.1'
const wantedPort = process.env.PORT || '4156'
const port = Number(wantedPort)
const folder = resolve('dist')

const reasons: Record<string, string> = {
  EADDRINUSE: `El puerto ${port} ya está ocupado. Elige otro, por ejemplo: PORT=${port + 1} npm start`,
  EACCES: `No hay permiso para abrir el puerto ${port}. Elige otro, por ejemplo: PORT=4157 npm start`,
  EADDRNOTAVAIL: `HOST=${host} no es una dirección de este equipo. Quita HOST o usa HOST=127.0.0.1`,
  ENOTFOUND: `HOST=${host} no es una dirección conocida. Quita HOST o usa HOST=127.0.0.1`,
}

if (!/^\d+$/.test(wantedPort) || port < 1 || port > 65_535) {
  stop(
    `PORT=${wantedPort} no es un puerto: escribe un número entre 1 y 65535, por ejemplo PORT=4157 npm start`,
  )
}
if (!existsSync(resolve(folder, 'index.html'))) {
  stop('Todavía no hay sitio que mostrar: falta la carpeta dist. Constrúyela con: npm run build')
}

const server = createPreviewServer(folder)

server.on('error', (error: NodeJS.ErrnoException) =>
  stop(reasons[error.code ?? ''] ?? `El servidor no pudo arrancar: ${error.message}`),
)
server.listen(port, host, () => console.log(`Bohemia 56 está en http://${host}:${port}`))

const close = () => {
  server.close()
  server.closeAllConnections()
}
process.once('SIGINT', close)
process.once('SIGTERM', close)
