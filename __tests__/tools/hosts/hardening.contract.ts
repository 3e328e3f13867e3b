import { serverNames } from '../../../tools/hosts/startServer'
import { readBuilt, fileLike } from './support/built'
import { openForTests } from './support/openForTests'

const script = fileLike(/^assets\/main\.\w+\.js$/)
const film = fileLike(/^assets\/.+\.(mp4|webm)$/)
const robots = '/robots.txt'

describe.each(serverNames)('%s', (name) => {
  const server = openForTests(name)

  test.each([
    '/%0a',
    '/%0A/',
    '/x%0Ay/z',
    '/nosotros%0a',
    '/%0d%0a',
    '/nosotros%0a/',
    '/x%0a/../z',
    '/index.html%0a',
  ])('the address %s, with a line break in it, is lost', async (path) => {
    const { status, body } = await server.ask(path, { headers: { accept: 'text/html' } })
    expect([400, 403, 404]).toContain(status)
    expect(body.equals(readBuilt('index.html'))).toBe(false)
  })

  test.each(['//_headers', '//.htaccess', '/.//_headers', '/%2f_headers', '//404.html', '/./.htaccess'])(
    'the hidden file is not served as %s',
    async (path) => {
      const { status } = await server.ask(path)
      expect([400, 403, 404]).toContain(status)
    },
  )

  test('TRACE is refused', async () => {
    const { status, body } = await server.ask('/', { method: 'TRACE', headers: { 'x-secret': 'echoed' } })
    expect([status, body.includes('echoed')]).toEqual([405, false])
  })

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0, br', 'br'],
    ['br; q=0, gzip; q=0.000', undefined],
    ['br;q=0,gzip;q=0', undefined],
    ['br;q=0.001', 'br'],
    ['br;q=1, gzip;q=0.8', 'br'],
  ])('who accepts %s receives %s', async (accepted, encoding) => {
    const { headers, body } = await server.ask(script, { headers: { 'accept-encoding': accepted } })
    expect(headers['content-encoding']).toBe(encoding)
    expect(body.equals(readBuilt(script))).toBe(encoding === undefined)
  })

  test.each([
    [film, 'bytes=-5', (whole: Buffer) => whole.subarray(-5)],
    [film, 'bytes=0-0', (whole: Buffer) => whole.subarray(0, 1)],
    [robots, 'bytes=4-', (whole: Buffer) => whole.subarray(4)],
    [robots, 'bytes=2-9999999', (whole: Buffer) => whole.subarray(2)],
    [robots, 'bytes=-9999999', (whole: Buffer) => whole],
  ])('of %s, %s is answered with that part', async (path, range, part) => {
    const whole = readBuilt(path)
    const wanted = part(whole)
    const { status, headers, body } = await server.ask(path, { headers: { range } })
    const first = whole.length - wanted.length
    const [from, to] = range === 'bytes=0-0' ? [0, 0] : [first, whole.length - 1]
    // A server may send the whole file where the part is all of it.
    const isWhole = wanted.length === whole.length && status === 200
    expect([status, headers['content-range']]).toEqual(
      isWhole ? [200, undefined] : [206, `bytes ${from}-${to}/${whole.length}`],
    )
    expect(body.equals(wanted)).toBe(true)
  })

  test('a range after the end of the file is refused', async () => {
    const { length } = readBuilt(robots)
    const { status, headers } = await server.ask(robots, { headers: { range: `bytes=${length}-` } })
    expect(status).toBe(416)
    // Apache leaves the length out, as RFC 9110 §15.5.17 lets it.
    expect(headers['content-range']).toBe(name === 'apache' ? undefined : `bytes */${length}`)
  })

  if (name === 'nginx')
    test('the server does not tell its version', async () => {
      expect((await server.ask('/')).headers.server).toBe('nginx')
    })

  if (name !== 'preview') {
    test('without TLS there is no Strict-Transport-Security', async () => {
      const { status, headers } = await server.askWithoutTls('/nosotros')
      expect([status, headers['strict-transport-security']]).toEqual([301, undefined])
    })
  }
})
