import { noStore } from '../../../tools/headers/fileHeaders'
import { files, startSite, type Site } from './support/servedSite'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.stop())

test.each(['/no-existe', '/producto/singani-9', '/404', '/404.html', '/no-existe.html', '/_headers'])(
  'the page %s is a real 404 with the site’s own page',
  async (path) => {
    const response = await site.get(path, { accept: 'text/html' })
    expect([response.status, await response.text()]).toEqual([404, files['404.html']])
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe(noStore)
  },
)

test.each(['/assets/x.js', '/media/x.avif', '/favicon.ico', '/.htaccess'])(
  'the missing file %s is a 404, never a page',
  async (path) => {
    const response = await site.get(path, { accept: 'text/html' })
    expect([response.status, await response.text()]).toEqual([404, 'No encontrado.\n'])
    expect(response.headers.get('cache-control')).toBe(noStore)
  },
)

test('a request for data is not answered with a page', async () => {
  const response = await site.get('/no-existe', { accept: 'application/json' })
  expect([response.status, await response.text()]).toEqual([404, 'No encontrado.\n'])
})

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/assets/..%2f..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/..%2f..%2fetc/passwd',
])('%s does not leave the folder', async (path) => {
  const { status, body } = await site.getRaw(path)
  expect(status).toBe(404)
  expect(body).not.toContain('secret')
})

test.each(['/%', '/%ff', '/assets/%E0%A4%A'])('%s cannot be decoded: 400', async (path) => {
  expect((await site.getRaw(path)).status).toBe(400)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
  '%s is refused, with the methods that are accepted',
  async (method) => {
    const { status, headers } = await site.getRaw('/', { method })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  },
)

test.each(['bytes=9-2', 'bytes=-', 'bytes=0-1,4-5', 'bytes=a-b', 'lines=1-2'])(
  'the invalid range %s is answered with the whole file',
  async (range) => {
    const { status, body } = await site.getRaw('/robots.txt', { headers: { range } })
    expect([status, body]).toEqual([200, files['robots.txt']])
  },
)
