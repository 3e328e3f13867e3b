import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { contentSecurityPolicy } from './contentSecurityPolicy'

const answer = (res: ServerResponse, status: number, body: string | Buffer, type = 'text/plain') => {
  res.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
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

const cacheFor = (path: string) =>
  /^\/(assets|media)\//.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

const hasOwnPage = /^[\w/-]{1,200}$/
const isPage = /^[\w/-]{1,200}\.html$/

/** A page's policy names its own inline script and style; read anew when the page is built anew. */
const policyReader = (folder: string) => {
  const read = new Map<string, { builtAt: number; policy: string }>()
  const policyOf = (page: string) => {
    const builtAt = statSync(page, { throwIfNoEntry: false })?.mtimeMs
    if (builtAt === undefined) return undefined
    const known = read.get(page)
    if (known?.builtAt === builtAt) return known.policy
    const policy = contentSecurityPolicy(readFileSync(page, 'utf8'))
    read.set(page, { builtAt, policy })
    return policy
  }
  return (path: string) =>
    (hasOwnPage.test(path) && policyOf(join(folder, path, 'index.html'))) ||
    (isPage.test(path) && policyOf(join(folder, path))) ||
    policyOf(join(folder, 'index.html'))
}

const isHidden = (path: string) => /[\\/]\.\.([\\/]|$)/.test(path) || /^\/404(\.html)?\/?$/.test(path)

const wantsPage = (req: IncomingMessage, path: string) =>
  /\/[^/.]*$|\.html$/.test(path) && /text\/html|\*\/\*/.test(req.headers.accept ?? '*/*')

// sirv throws on a range that ends before it starts; a server may ignore any Range header.
const dropOddRange = ({ headers }: IncomingMessage) => {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (start === undefined || (end && Number(end) < Number(start))) delete headers.range
}

/** Answers from a built folder as the production host will: real 404s, compressed files, no fallback page. */
export const siteHandler = (folder: string) => {
  const policyOf = policyReader(folder)
  const notFound = (req: IncomingMessage, res: ServerResponse, path: string) => {
    const page = join(folder, '404.html')
    if (wantsPage(req, path) && existsSync(page)) answer(res, 404, readFileSync(page), 'text/html')
    else answer(res, 404, 'No encontrado.\n')
  }

  const serve = sirv(folder, {
    // Reads the disk on each request, so a rebuild under a running preview cannot crash it.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, path) => void res.setHeader('Cache-Control', cacheFor(path)),
  })

  return (req: IncomingMessage, res: ServerResponse) => {
    res.setHeader('X-Content-Type-Options', 'nosniff')
    res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
    const path = decodedPath(req)
    const policy = policyOf(path ?? '/')
    if (policy) res.setHeader('Content-Security-Policy', policy)

    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD')
      return answer(res, 405, 'Método no permitido.\n')
    }
    if (path === undefined) return answer(res, 400, 'Dirección mal escrita.\n')
    if (isHidden(path)) return notFound(req, res, path)

    dropOddRange(req)
    serve(req, res, () => notFound(req, res, path))
  }
}

export const createPreviewServer = (folder: string): Server => createServer(siteHandler(folder))
