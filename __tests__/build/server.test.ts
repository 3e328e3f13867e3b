import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { script, startSite, type Site } from './servedSite'

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
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
  }
})

test('a page that is a file has the policy of its own styles, as a page that is a folder', async () => {
  const name = 'auditoria/expediente/expediente.html'
  mkdirSync(dirname(join(site.dist, name)), { recursive: true })
  writeFileSync(join(site.dist, name), '<style>a{color:red}</style>')
  const style = createHash('sha256').update('a{color:red}').digest('base64')
  const policyOf = async (path: string) =>
    (await site.getRaw(path)).headers['content-security-policy'] as string | undefined
  expect(await policyOf(`/${name}`)).toContain(`style-src 'self' 'sha256-${style}'`)
  expect(await policyOf('/nosotros/index.html')).not.toContain(style)
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
  expect((await site.getRaw('/robots.txt', revalidation)).status).toBe(304)
})

test('HEAD answers like GET, without the body', async () => {
  const { status, headers, body } = await site.getRaw('/nosotros', { method: 'HEAD' })
  expect([status, headers['content-length'], body]).toEqual([200, '17', ''])
  expect((await site.getRaw('/no-existe', { method: 'HEAD' })).body).toBe('')
})

test('a film can be read piece by piece', async () => {
  const { status, headers, body } = await site.getRaw('/robots.txt', { headers: { range: 'bytes=0-3' } })
  expect([status, headers['content-range'], body]).toEqual([206, 'bytes 0-3/13', 'User'])
})

test('a new build is served without a restart, and a removed page is gone', async () => {
  const page = join(site.dist, 'premios/index.html')
  mkdirSync(dirname(page))
  writeFileSync(page, '<h1>Premios</h1>')
  expect((await site.get('/premios')).status).toBe(200)
  rmSync(dirname(page), { recursive: true })
  expect((await site.get('/premios')).status).toBe(404)
})
