import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createCertificate } from '../../../../tools/preview/httpsServer'
import { filesIn } from '../../../../tools/build/builtSite'
import { contentTypeOf } from '../../headers/support/reviewedHeaders'
import { filesReadByHosts } from '../../../../src/shared/filesReadByHosts'
import { asNetlify, readRules } from './headersFile'

// docs.netlify.com/platform/caching: where no rule says otherwise, browsers are told to ask again.
const byDefault = 'public, max-age=0, must-revalidate'

// docs.netlify.com/routing/headers: Netlify reads `_headers` when it deploys. The page does not say whether visitors
// can ask for the file; it is left out here, and holds nothing that the answers do not say.
const notServed: readonly string[] = filesReadByHosts

const decoded = (url: string) => {
  try {
    return decodeURIComponent(url.split('?')[0] ?? '/')
  } catch {
    return undefined
  }
}

/**
 * The files tried for an address, in this order (answers.netlify.com, support guide 125: "/example/ would check
 * /example/index.html, /example.html …"; github.com/slorber/trailing-slash-guide, "Netlify, Pretty Urls off": `/file`,
 * `/file/` and `/file.html` are all answered from file.html without a redirect). netlify.toml turns Pretty URLs off.
 */
const candidates = (path: string) => {
  const name = path.replace(/^\/+|\/+$/g, '')
  return path.endsWith('/') ? [join(name, 'index.html'), `${name}.html`] : [name, `${name}.html`]
}

/**
 * docs.netlify.com/manage/routing/redirects/redirect-options: the first line that matches an address without a file; the
 * query of the address is passed on ("Query parameters"), and `/a` matches `/a/` too ("Trailing slash").
 */
const readRedirects = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => {
      const [from = '', to = '', status] = line.split(/\s+/)
      return { from: from.replace(/\/+$/, ''), to, status: Number(status) }
    })

/**
 * Netlify's documented answers for a published folder; it has no server of its own that runs here.
 * Not documented, so not done: parts of files and compression. `netlify dev` does neither (github.com/netlify/cli,
 * src/utils/static-server.ts), and RFC 9110 leaves both to the server (§14.2, §12.5.3).
 */
export const netlifyHandler = (site: string) => {
  const files = new Set(filesIn(site).filter((file) => !notServed.includes(file)))
  const rules = readRules(readFileSync(join(site, '_headers'), 'utf8'))
  const redirects = readRedirects(readFileSync(join(site, '_redirects'), 'utf8'))

  return (req: IncomingMessage, res: ServerResponse) => {
    const path = decoded(req.url ?? '/')
    const send = (status: number, file: Buffer | string, type: string | undefined) => {
      // Rules hold by address, for 404s too (answers.netlify.com/t/set-headers-depending-on-http-status/4518).
      const headers = { 'cache-control': byDefault, ...asNetlify(rules, path ?? '/') }
      const etag = `"${createHash('sha1').update(file).digest('hex')}"`
      const isKnown = status === 200 && req.headers['if-none-match'] === etag
      res.writeHead(isKnown ? 304 : status, { ...headers, ...(type && { 'content-type': type }), etag })
      res.end(req.method === 'HEAD' || isKnown ? undefined : file)
    }

    // github.com/netlify/cli, src/utils/static-server.ts: GET and HEAD alone, and 400 for what cannot be decoded.
    if (req.method !== 'GET' && req.method !== 'HEAD') return send(405, 'Method Not Allowed', 'text/plain')
    if (path === undefined || path.includes('\0')) return send(400, 'Bad Request', 'text/plain')
    const file = candidates(path).find((name) => files.has(name))
    if (file) return send(200, readFileSync(join(site, file)), contentTypeOf(file))
    const found = redirects.find(({ from }) => from === path.replace(/\/+$/, ''))
    if (found) {
      res.writeHead(found.status, { location: found.to + (/\?.*/.exec(req.url ?? '')?.[0] ?? '') })
      return res.end()
    }
    // docs.netlify.com/routing/redirects/redirect-options, "Custom 404 page handling": for whatever has no file.
    send(404, readFileSync(join(site, '404.html')), contentTypeOf('404.html'))
  }
}

export const openNetlify = async (site: string) => {
  const { key, cert, spki } = createCertificate()
  const server = createServer({ key, cert }, netlifyHandler(site))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { cert, spki, ports: { https: port }, stop: async () => void server.close() }
}
