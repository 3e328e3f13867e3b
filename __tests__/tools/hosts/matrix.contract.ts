import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { addressesIn, pageFile } from '../../../tools/build/builtSite'
import { longestAddress } from '../../../src/shared/changeQuery'
import { offlinePath, workerPath } from '../../../src/shared/offlineCache'
import { dist, fileLike, oneOfEachKind, readBuilt } from './support/built'
import { expectedOf } from './support/expectations'
import { expectSpelling } from './support/expectSpelling'
import { expectFormerAddresses } from './support/expectFormerAddresses'
import { expectFileHeaders, expectHeaders } from './support/expectHeaders'
import { cellOf, matrixText } from './support/matrix'
import { hostNames, openForTests } from './support/openForTests'
import { fileAt, publishedAddresses } from './support/publishedAddresses'

const html = { accept: 'text/html' }
const script = fileLike(/^assets\/main\.\w+\.js$/)
const film = fileLike(/^assets\/.+\.(mp4|webm)$/)

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body } as const

afterAll(() => void process.stdout.write(`\n${matrixText()}`))

describe.each(hostNames)('%s', (name) => {
  const { ask } = openForTests(name)
  const check = cellOf(name)
  const expected = expectedOf(name)

  const encodingOf = (best: keyof typeof unpack) => {
    if (expected.compression === 'brotli and gzip' || best === 'none') return best
    return expected.compression
  }

  check('canonical address', 'every address that the site publishes answers 200 at once', async () => {
    const paths = publishedAddresses()
    const answers = await Promise.all(paths.map((path) => ask(path, { headers: html })))
    const found = answers.map(({ status, headers, body }, index) => {
      const path = paths[index] ?? ''
      return [path, status, headers.location, body.equals(readBuilt(fileAt(path)))]
    })
    expect(found).toEqual(paths.map((path) => [path, 200, undefined, true]))
  })

  check('longest address', 'the longest that the site writes is answered', async () => {
    const long = '/botellas-personalizada?idea='.padEnd(longestAddress, 'x')
    const { status, body } = await ask(long, { headers: html })
    expect([status, body.equals(readBuilt(pageFile('/botellas-personalizada')))]).toEqual([200, true])
  })

  check('other spellings', 'an ending slash and .html lead to the page', async () => {
    expectSpelling(await ask('/nosotros/', { headers: html }), expected.endingSlash)
    expectSpelling(await ask('/nosotros.html', { headers: html }), expected.htmlEnding)
  })

  check('offline page', 'page and worker answer 200 at once and are revalidated', async () => {
    for (const [path, file] of [
      [offlinePath, pageFile(offlinePath)],
      [workerPath, workerPath.slice(1)],
    ] as const) {
      const { status, headers, body } = await ask(path)
      expect([path, status, body.equals(readBuilt(file))]).toEqual([path, 200, true])
      expect(headers['cache-control']).toBe(expected.pageCache)
    }
  })

  check('missing file', 'a real 404, never a page of the site', async () => {
    for (const path of ['/assets/main.00000000.js', '/media/x.avif']) {
      const { status, headers, body } = await ask(path)
      expect([path, status, body.equals(readBuilt('index.html'))]).toEqual([path, 404, false])
      expect(headers['cache-control']).toBe(expected.missingCache)
    }
    // Typed into the address bar: the site's page, or a sentence of the preview; never the server's own, in English.
    const { body } = await ask('/foto.jpg', { headers: html })
    const spanish = name === 'preview' ? Buffer.from('No encontrado.\n') : readBuilt('404.html')
    expect(['/foto.jpg', body.equals(spanish)]).toEqual(['/foto.jpg', true])
  })

  check('unknown address', 'a real 404 with the site’s own page', async () => {
    for (const path of ['/no-existe', '/productos/singani-9', '/productos', '/no-existe/']) {
      const { status, headers, body } = await ask(path, { headers: html })
      expect([path, status, body.equals(readBuilt('404.html'))]).toEqual([path, 404, true])
      const { 'content-type': type, 'cache-control': cache } = headers
      expect([type, cache]).toEqual(['text/html; charset=utf-8', expected.lostCache])
    }
  })

  check('former address', 'a lasting redirect to the page of today, with its query', () =>
    expectFormerAddresses((address) => ask(address, { headers: html })),
  )

  check('hosts’ own files', 'files written for a host are not served', async () => {
    for (const path of [
      '/_headers',
      '/_redirects',
      '/.htaccess',
      '/apache.htaccess',
      '/nginx.conf',
      '/netlify.toml',
      '/wrangler.toml',
    ]) {
      const { status, body } = await ask(path)
      expect([path, status === 200, body.includes('Content-Security-Policy')]).toEqual([path, false, false])
    }
  })

  check('range', 'a part of the film, or all of it', async () => {
    const { status, headers, body } = await ask(film, { headers: { range: 'bytes=10-99' } })
    const whole = readBuilt(film)
    if (expected.range === 'the part') {
      expect([status, headers['content-range']]).toEqual([206, `bytes 10-99/${whole.length}`])
      expect(body.equals(whole.subarray(10, 100))).toBe(true)
    } else expect([status, body.equals(whole)]).toEqual([200, true])
  })

  check('compression', 'only what the browser accepts, and the same bytes', async () => {
    for (const [accepted, best] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', 'none'],
    ] as const) {
      const { headers, body } = await ask(script, { headers: { 'accept-encoding': accepted } })
      const encoding = encodingOf(best)
      expect([accepted, headers['content-encoding'] ?? 'none']).toEqual([accepted, encoding])
      expect(unpack[encoding](body).equals(readBuilt(script))).toBe(true)
    }
  })

  check('method', 'GET and HEAD alone', async () => {
    for (const path of ['/', script]) {
      for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
        expect([method, (await ask(path, { method })).status]).toEqual([method, 405])
      const head = await ask(path, { method: 'HEAD' })
      expect([head.status, head.body.length]).toEqual([200, 0])
    }
  })

  check('headers', 'each page and kind of file has its own headers and no others, an error too', async () => {
    for (const path of new Set(['/', ...addressesIn(dist), ...oneOfEachKind()]))
      expectFileHeaders(await ask(path, { method: 'HEAD', headers: html }), path, expected)
    expectHeaders(await ask('/no-existe', { headers: html }), '/no-existe', expected.lostCache)
    expectHeaders(await ask('/assets/no.js'), '/assets/no.js', expected.missingCache)
    expectHeaders(await ask('/', { method: 'POST' }), '/', expected.refusalCache)
  })

  check('asked again', 'a page that has not changed is not sent twice', async () => {
    const { etag } = (await ask('/nosotros')).headers
    const again = await ask('/nosotros', { headers: { 'if-none-match': etag } })
    expect([again.status, again.body.length]).toEqual([304, 0])
  })
})
