import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fileHeaders from '../../../tools/headers/fileHeaders'
import { startSite } from '../preview/support/servedSite'
import {
  cacheControlFor,
  revalidate,
  noStore,
  policyOverTls,
  securityOverTls,
  types,
  immutable,
} from './support/reviewedHeaders'

// What tools/headers gives each kind of path is what support/reviewedHeaders.ts has, for both kinds of video.

jest.mock('../../../src/content/owner', () => ({ owner: { video: { value: { kind: 'file' } } } }))

const html = 'text/html;charset=utf-8'
const plain = 'text/plain; charset=utf-8'

const expectedAnswers = () => {
  const overTls = securityOverTls()
  const page = { ...overTls, 'content-type': html, 'cache-control': revalidate }
  const refusal = { ...overTls, 'content-type': plain, 'cache-control': noStore }
  const hashed = { ...overTls, 'cache-control': immutable }
  const style = "'sha256-D8HNXEPXzLLpLA8e1miW9aXmBCV5b0FgOQH5LId/rbA='"
  return {
    '/': page,
    '/nosotros': page,
    '/con-estilo.html': {
      ...page,
      ...securityOverTls({ scripts: [], styles: [style], hasFonts: true }),
      'content-type': 'text/html; charset=utf-8',
    },
    '/assets/main.1a2b.js': { ...hashed, 'content-type': 'text/javascript; charset=utf-8' },
    '/media/about.1a2b-480.avif': { ...hashed, 'content-type': 'image/avif' },
    '/robots.txt': { ...overTls, 'content-type': plain, 'cache-control': revalidate },
    '/no-existe': { ...refusal, 'content-type': 'text/html; charset=utf-8' },
    '/assets/no-existe.js': refusal,
    '/_headers': { ...refusal, 'content-type': 'text/html; charset=utf-8' },
    '/%': refusal,
  }
}

/** Promises that may only be made over TLS. */
const withoutTls = () => {
  const names = Object.entries(securityOverTls()).filter(([name]) => name !== 'strict-transport-security')
  const policy = policyOverTls().replace('; upgrade-insecure-requests', '')
  return { ...Object.fromEntries(names), 'content-security-policy': policy }
}

/** What Node and the file itself add. */
const ignored = ['connection', 'content-length', 'date', 'etag', 'keep-alive', 'last-modified', 'vary']

it('every answer has the headers of __tests__/tools/headers/support/reviewedHeaders.ts: renew them there', async () => {
  const [open, secure] = [await startSite(), await startSite({ isSecure: true })]
  writeFileSync(join(secure.dist, 'con-estilo.html'), '<style>a{src:url(data:font/woff2;base64,AA)}</style>')
  const read = async (site: typeof open, path: string) => {
    const { headers } = await site.getRaw(path)
    return Object.fromEntries(Object.entries(headers).filter(([name]) => !ignored.includes(name)))
  }
  const expected = expectedAnswers()
  const found: Record<string, object> = {}
  for (const path of Object.keys(expected)) found[path] = await read(secure, path)
  const home = await read(open, '/')
  await Promise.all([open.stop(), secure.stop()])

  expect(found).toEqual(expected)
  expect(home).toEqual({ ...withoutTls(), 'content-type': html, 'cache-control': revalidate })
})

it.each(['file', 'youtube'])(
  'with a video of kind %s, its player and frame are allowed alone',
  async (kind) => {
    jest.resetModules()
    jest.doMock('../../../src/content/owner', () => ({ owner: { video: { value: { kind } } } }))
    const reviewed = await import('./support/reviewedHeaders')
    const { securityHeaders } = await import('../../../tools/headers/securityHeaders')
    const { contentSecurityPolicy } = await import('../../../tools/headers/contentSecurityPolicy')
    const code = { scripts: [], styles: [], hasFonts: false }
    const sent = { 'Content-Security-Policy': contentSecurityPolicy(code, true), ...securityHeaders(true) }
    const byNodesNames = Object.entries(sent).map(([name, value]) => [name.toLowerCase(), value])
    expect(Object.fromEntries(byNodesNames)).toEqual(reviewed.securityOverTls())
  },
)

it('every extension has its type', () => {
  const extensions = Object.keys(fileHeaders.contentTypes)
  expect(
    Object.fromEntries(extensions.map((each) => [each, fileHeaders.contentTypeOf(`a.${each}`)])),
  ).toEqual(types)
})

it.each([
  '/',
  '/assets/a.js',
  '/media/a.avif',
  '/share/a.jpg',
  '/icons/a.png',
  '/auditoria/a.js',
  '/sitemap.xml',
])('%s may be cached as long as its folder says', (path) =>
  expect(fileHeaders.cacheControlFor(path)).toBe(cacheControlFor(path)),
)
