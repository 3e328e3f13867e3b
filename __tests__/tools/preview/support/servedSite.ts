import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { createPreviewServer } from '../../../../tools/preview/server'

export const script = 'console.log("Bohemia 56")'
export const files = {
  'index.html': '<h1>Inicio</h1>',
  'nosotros.html': '<h1>Nosotros</h1>',
  'pinturas.html': '<h1>Pinturas</h1>',
  'pinturas/totem.html': '<h1>Totem</h1>',
  '404.html': '<h1>Esta página no existe</h1>',
  'robots.txt': 'User-agent: *',
  'assets/main.1a2b.js': script,
  'assets/main.1a2b.js.br': brotliCompressSync(script),
  'assets/main.1a2b.js.gz': gzipSync(script),
  'media/about.1a2b-480.avif': 'avif',
  _headers: '/*',
  '.htaccess': 'Options -Indexes',
  '../secret.txt': 'secret',
}

interface RawAnswer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/**
 * A built site in a folder of its own, served on a free port.
 * @param isSecure answers as over TLS, without encrypting
 */
export const startSite = async ({ isSecure = false } = {}) => {
  const root = mkdtempSync(join(tmpdir(), 'bohemia-'))
  const dist = join(root, 'dist')
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), content)
  }
  const server = createPreviewServer(dist)
  if (isSecure) server.on('connection', (socket) => Object.assign(socket, { encrypted: true }))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    dist,
    get: (path: string, headers: Record<string, string> = {}) => fetch(address + path, { headers }),

    /** Sends path and headers untouched, where fetch would tidy the one and add to the other. */
    getRaw: (path: string, options: RequestOptions = {}) =>
      new Promise<RawAnswer>((done, fail) => {
        request(address, { path, ...options }, async (res) => {
          res.setEncoding('latin1')
          done({ status: res.statusCode, headers: res.headers, body: (await res.toArray()).join('') })
        })
          .on('error', fail)
          .end()
      }),

    stop: async () => {
      await new Promise((done) => server.close(done))
      rmSync(root, { recursive: true })
    },
  }
}

export type Site = Awaited<ReturnType<typeof startSite>>
