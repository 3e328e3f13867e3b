import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { addressesIn, pageFile } from '../../../tools/build/builtSite'
import {
  revalidate,
  cacheControlFor,
  immutable,
  noStore,
  contentTypeOf,
} from '../headers/support/reviewedHeaders'
import type { Answer } from './support/createClient'
import { readBuilt, dist, fileLike, publicFiles } from './support/built'
import { serverNames } from '../../../tools/hosts/startServer'
import { expectHeaders } from './support/expectHeaders'
import { openForTests } from './support/openForTests'
import { expectSome } from '../../support/expectSome'

const html = { accept: 'text/html' }

describe.each(serverNames)('%s', (name) => {
  const server = openForTests(name)

  test.each(addressesIn(dist))('the page %s is answered at once, however it is written', async (path) => {
    for (const address of [path, `${path === '/' ? '' : path}/?origen=qr`]) {
      const answer = await server.ask(address, { headers: html })
      expect(answer.status).toBe(200)
      expect(answer.body.equals(readBuilt(pageFile(path)))).toBe(true)
      expect(answer.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i)
      expectHeaders(answer, path, revalidate)
    }
  })

  test('every file has its type and its headers, and is cached as its folder says', async () => {
    const files = publicFiles()
    expect(files.length).toBeGreaterThan(100)
    const answers = await Promise.all(
      files.map(async (file) => [`/${file}`, await server.ask(`/${file}`, { method: 'HEAD' })] as const),
    )
    for (const [path, answer] of expectSome(answers)) {
      expect([path, answer.status, answer.body.length]).toEqual([path, 200, 0])
      expect([path, answer.headers['content-type']?.toLowerCase()]).toEqual([path, contentTypeOf(path)])
      expectHeaders(answer, path, cacheControlFor(path))
    }
  })

  test.each([
    ['a script', /^assets\/main\.\w+\.js$/, immutable],
    ['a style sheet', /^assets\/site\.\w+\.css$/, immutable],
    ['a font', /^assets\/imbue\.\w+\.woff2$/, immutable],
    ['a picture', /^media\/.+\.avif$/, immutable],
    ['the film', /^assets\/.+\.(mp4|webm)$/, immutable],
    ['a page’s markup', /^assets\/\w+\.txt$/, immutable],
    ['the manifest', /^manifest\.webmanifest$/, revalidate],
    ['the robots', /^robots\.txt$/, revalidate],
    ['the map', /^sitemap\.xml$/, revalidate],
    ['the lab', /^auditoria\.html$/, revalidate],
  ])('%s arrives whole', async (_what, pattern, cache) => {
    const path = fileLike(pattern)
    const answer = await server.ask(path)
    expect(answer.status).toBe(200)
    expect(answer.body.equals(readBuilt(path))).toBe(true)
    expectHeaders(answer, path, cache)
  })

  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ] as const)('who accepts %s receives %s', async (accepted, encoding, unpack) => {
    for (const [path, file] of [
      [fileLike(/^assets\/main\.\w+\.js$/), fileLike(/^assets\/main\.\w+\.js$/)],
      ['/nosotros', '/nosotros.html'],
    ] as const) {
      const answer = await server.ask(path, { headers: { 'accept-encoding': accepted, ...html } })
      expect([path, answer.headers['content-encoding']]).toEqual([path, encoding])
      expect(answer.headers.vary).toMatch(/accept-encoding/i)
      expect(answer.headers['content-type']).toMatch(/^text\/(html|javascript); ?charset=utf-8$/i)
      expect(unpack(answer.body).equals(readBuilt(file))).toBe(true)
      expectHeaders(answer, path, cacheControlFor(path))
    }
  })

  test('a part of a film can be requested', async () => {
    const path = fileLike(/^assets\/.+\.(mp4|webm)$/)
    const answer = await server.ask(path, { headers: { range: 'bytes=10-99' } })
    expect(answer.status).toBe(206)
    expect(answer.headers['content-range']).toBe(`bytes 10-99/${readBuilt(path).length}`)
    expect(answer.body.equals(readBuilt(path).subarray(10, 100))).toBe(true)
    expectHeaders(answer, path, immutable)
  })

  test.each(['/nosotros', '/robots.txt'])('%s is not sent twice', async (path) => {
    const first = await server.ask(path)
    const again = await server.ask(path, { headers: { 'if-none-match': first.headers.etag } })
    expect([again.status, again.body.length]).toEqual([304, 0])
    expect(again.headers['cache-control']).toBe(revalidate)
  })

  test('HEAD answers as GET does, without the body', async () => {
    const [head, get] = [await server.ask('/nosotros', { method: 'HEAD' }), await server.ask('/nosotros')]
    expect([head.status, head.body.length]).toEqual([200, 0])
    // These are the connection's own (RFC 9110 §7.6.1), or the moment's: Apache closes some connections at will.
    const notCompared = ['date', 'connection', 'keep-alive']
    const comparable = ({ headers }: Answer) =>
      Object.entries(headers).filter(([name]) => !notCompared.includes(name))
    expect(comparable(head)).toEqual(comparable(get))
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
    for (const path of ['/', fileLike(/^assets\/main\.\w+\.js$/)]) {
      const answer = await server.ask(path, { method })
      expect(answer.status).toBe(405)
      // Apache refuses each method by a rule, and lists none.
      expect(answer.headers.allow).toBe(name === 'apache' ? '' : 'GET, HEAD')
      expectHeaders(answer, path, noStore)
    }
  })

  test('no answer sets a cookie', async () => {
    for (const path of ['/', '/nosotros', '/no-existe', '/auditoria']) {
      expect((await server.ask(path)).headers['set-cookie']).toBeUndefined()
    }
  })

  if (name !== 'preview') {
    test('without TLS there is only a redirect to https', async () => {
      const { status, headers } = await server.askWithoutTls('/nosotros?origen=qr')
      expect([status, headers.location]).toEqual([301, 'https://localhost/nosotros?origen=qr'])
    })
  }
})
