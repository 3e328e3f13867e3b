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
  const { status, body, headers } = await site.getRaw(path)
  expect([status, body]).toEqual([200, `<h1>${heading}</h1>`])
  expect(headers).toMatchObject({ 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' })
})

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/assets/main.1a2b.js', '/no-existe', '/%']) {
    const { headers } = await site.getRaw(path)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
  }
})

test('a header that needs TLS is not sent without it', async () => {
  const { headers } = await site.getRaw('/')
  expect(headers['strict-transport-security']).toBeUndefined()
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

test('a page with inline code that the site does not know has a policy of its own', async () => {
  const page = join(site.dist, 'informe.html')
  writeFileSync(page, '<style>a{color:red}</style>')
  const [own, home] = [await site.getRaw('/informe.html'), await site.getRaw('/')]
  expect(own.headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-/)
  expect(home.headers['content-security-policy']).toContain("style-src 'self';")
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

test.each(['/assets/main.1a2b.js', '/media/about.1a2b-480.avif'])('%s is kept for a year', async (path) => {
  expect((await site.get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
})

test('a file without a hash is asked for again', async () => {
  const { headers } = await site.get('/robots.txt')
  expect(headers.get('cache-control')).toBe('no-cache')
  const revalidation = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
  const again = await site.getRaw('/robots.txt', revalidation)
  expect([again.status, again.headers['cache-control']]).toEqual([304, 'no-cache'])
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
