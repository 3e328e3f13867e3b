import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { script, startSite, type Site } from './support/servedSite'

let site: Site

beforeAll(async () => {
  site = await startSite()
})

afterAll(() => site.stop())

test.each([
  ['/', 'Inicio'],
  ['/nosotros', 'Nosotros'],
  ['/nosotros/', 'Nosotros'],
  ['/nosotros?origen=qr', 'Nosotros'],
  ['/pinturas', 'Pinturas'],
  ['/pinturas/', 'Pinturas'],
  ['/pinturas/totem', 'Totem'],
])('%s is answered at once, with no redirect', async (path, heading) => {
  expect(await site.getRaw(path)).toMatchObject({ status: 200, body: `<h1>${heading}</h1>` })
})

test('a page with inline code that home does not have has a policy of its own', async () => {
  const page = join(site.dist, 'informe.html')
  writeFileSync(page, '<style>a{color:red}</style>')
  const [own, home] = [await site.getRaw('/informe.html'), await site.getRaw('/')]
  expect(own.headers['content-security-policy']).toMatch(/style-src [^;]*'sha256-/)
  expect(home.headers['content-security-policy']).not.toContain("'sha256-")
  rmSync(page)
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])('a browser that accepts %s receives the script as %s', async (accepted, encoding) => {
  const path = '/assets/main.1a2b.js'
  const { headers } = await site.getRaw(path, { headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toBe('Accept-Encoding')
  expect(await (await site.get(path, { 'accept-encoding': accepted })).text()).toBe(script)
})

test('a file without a hash in its name is revalidated', async () => {
  const { headers } = await site.get('/robots.txt')
  const revalidation = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
  const again = await site.getRaw('/robots.txt', revalidation)
  expect([again.status, again.headers['cache-control']]).toEqual([304, headers.get('cache-control')])
})

test('HEAD answers like GET, without the body', async () => {
  const { status, headers, body } = await site.getRaw('/nosotros', { method: 'HEAD' })
  expect([status, headers['content-length'], body]).toEqual([200, '17', ''])
  expect((await site.getRaw('/no-existe', { method: 'HEAD' })).body).toBe('')
})

test('a film can be read by ranges', async () => {
  const { status, headers, body } = await site.getRaw('/robots.txt', { headers: { range: 'bytes=0-3' } })
  expect([status, headers['content-range'], body]).toEqual([206, 'bytes 0-3/13', 'User'])
})

test('a new build is served without a restart, and a removed page is gone', async () => {
  const page = join(site.dist, 'premios.html')
  writeFileSync(page, '<h1>Premios</h1>')
  expect((await site.get('/premios')).status).toBe(200)
  rmSync(page)
  expect((await site.get('/premios')).status).toBe(404)
})
