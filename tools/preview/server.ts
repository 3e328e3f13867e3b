import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { findTodaysAddress } from '../../src/shared/formerAddresses'
import { cacheControlFor, contentTypeOf, isNeverServed, noStore, revalidate } from '../headers/fileHeaders'
import { headersFromDisk } from '../headers/headersFromDisk'
import { sendRange } from './sendRange'

/** An Accept-Encoding header without what it refuses (`br;q=0`), for programs that only look whether a name is there (RFC 9110 §12.5.3). */
const dropRefusedCodings = (header: string): string =>
  header
    .split(',')
    .filter((coding) => !/;\s*q=0(\.0{0,3})?\s*$/i.test(coding))
    .join(',')

const answer = (res: ServerResponse, status: number, body: string | Buffer, type = 'text/plain') => {
  res.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': noStore,
  })
  res.end(body)
}

const decodedPath = (req: IncomingMessage) => {
  try {
    return decodeURIComponent((req.url ?? '/').split(/[?#]/)[0] ?? '/')
  } catch {
    return undefined
  }
}

const queryOf = ({ url = '' }: IncomingMessage) => /\?[^#]*/.exec(url)?.[0] ?? ''

const redirect = (res: ServerResponse, address: string) => {
  res.writeHead(301, { Location: address, 'Content-Length': 0, 'Cache-Control': revalidate })
  res.end()
}

const acceptsHtml = (req: IncomingMessage, path: string) =>
  /\/[^/.]*$|\.html$/.test(path) && /text\/html|\*\/\*/.test(req.headers.accept ?? '*/*')

const isSecure = ({ socket }: IncomingMessage) => 'encrypted' in socket

/** Answers from a built folder as the production host will: real 404s, compressed files, no fallback page. */
export const siteHandler = (folder: string) => {
  const headersOf = headersFromDisk(folder)
  const notFound = (req: IncomingMessage, res: ServerResponse, path: string) => {
    const page = join(folder, '404.html')
    if (acceptsHtml(req, path) && existsSync(page)) answer(res, 404, readFileSync(page), 'text/html')
    else answer(res, 404, 'No encontrado.\n')
  }

  const serve = sirv(folder, {
    // Reads the disk on each request, so a rebuild under a running preview cannot crash it.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, path) => {
      const type = contentTypeOf(path)
      if (type) res.setHeader('Content-Type', type)
    },
  })

  return (req: IncomingMessage, res: ServerResponse) => {
    const path = decodedPath(req)
    const headers = headersOf(path ?? '/', isSecure(req))
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)

    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD')
      return answer(res, 405, 'Método no permitido.\n')
    }
    if (path === undefined) return answer(res, 400, 'Dirección mal escrita.\n')
    if (isNeverServed(path)) return notFound(req, res, path)
    const today = findTodaysAddress(path)
    if (today) return redirect(res, today + queryOf(req))

    res.setHeader('Cache-Control', cacheControlFor(path))
    if (sendRange(folder, path, req, res)) return
    delete req.headers.range
    req.headers['accept-encoding'] = dropRefusedCodings(req.headers['accept-encoding']?.toString() ?? '')
    serve(req, res, () => notFound(req, res, path))
  }
}

export const createPreviewServer = (folder: string): Server => createServer(siteHandler(folder))
