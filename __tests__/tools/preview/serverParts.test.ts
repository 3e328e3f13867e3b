import { contentTypeOf, noStore } from '../../../tools/headers/fileHeaders'
import { files, script, startSite, type Site } from './support/servedSite'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.stop())

const text = files['robots.txt']

test.each([
  ['bytes=2-5', 2, 5],
  ['bytes=0-0', 0, 0],
  ['bytes=4-', 4, text.length - 1],
  ['bytes=-5', text.length - 5, text.length - 1],
  ['bytes=-900', 0, text.length - 1],
  ['bytes=3-900', 3, text.length - 1],
])('the part %s is bytes %i to %i', async (range, first, last) => {
  const { status, headers, body } = await site.getRaw('/robots.txt', { headers: { range } })
  expect([status, headers['content-range']]).toEqual([206, `bytes ${first}-${last}/${text.length}`])
  expect([body, headers['content-length']]).toEqual([text.slice(first, last + 1), String(last - first + 1)])
})

test.each([`bytes=${text.length}-`, 'bytes=900-901', 'bytes=-0'])('there is no part %s', async (range) => {
  const { status, headers, body } = await site.getRaw('/robots.txt', { headers: { range } })
  expect([status, headers['content-range'], body]).toEqual([416, `bytes */${text.length}`, ''])
  expect(headers['cache-control']).toBe(noStore)
})

test('a range is of the uncompressed file, whatever compression is accepted', async () => {
  const asked = { range: 'bytes=0-6', 'accept-encoding': 'br, gzip' }
  const { status, headers, body } = await site.getRaw('/assets/main.1a2b.js', { headers: asked })
  expect([status, body, headers['content-encoding']]).toEqual([206, script.slice(0, 7), undefined])
  expect(headers['content-type']).toBe(contentTypeOf('main.js'))
})

test('a page can be read by range too; with If-Range, HEAD or an unknown address the range is ignored', async () => {
  const range = 'bytes=-3'
  expect(await site.getRaw('/nosotros', { headers: { range } })).toMatchObject({ status: 206, body: 'h1>' })
  expect((await site.getRaw('/robots.txt', { headers: { range, 'if-range': '"x"' } })).status).toBe(200)
  expect((await site.getRaw('/robots.txt', { method: 'HEAD', headers: { range } })).status).toBe(200)
  expect((await site.getRaw('/no-existe', { headers: { range } })).status).toBe(404)
})

test.each(['br;q=0', 'br; q=0.000, identity', 'gzip;q=0, br;q=0.0', 'BR;Q=0'])(
  'a refused encoding (%s) is not sent',
  async (accepted) => {
    const { headers, body } = await site.getRaw('/assets/main.1a2b.js', {
      headers: { 'accept-encoding': accepted },
    })
    expect([headers['content-encoding'], body]).toEqual([undefined, script])
  },
)

test.each(['br;q=0.5', 'gzip;q=0, br', 'br;q=0.001'])(
  'an accepted encoding (%s) is sent',
  async (accepted) => {
    const { headers } = await site.getRaw('/assets/main.1a2b.js', {
      headers: { 'accept-encoding': accepted },
    })
    expect(headers['content-encoding']).toBe('br')
  },
)

test.each([
  '//.htaccess',
  '///_headers',
  '/./_headers',
  '//404.html',
  '/%2f.htaccess',
  '/.//_headers/',
  '/%5c_headers',
])('the hidden file is not handed over as %s', async (path) => {
  expect((await site.getRaw(path)).status).toBe(404)
})
