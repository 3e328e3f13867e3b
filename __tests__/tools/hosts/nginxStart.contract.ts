import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:https'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { nginxBeforeCertificate } from '../../../tools/hosts/nginx'
import { findFreePort, hasIpv6, startServer, startProgram } from '../../../tools/hosts/startServer'
import { nginxMain } from '../../../tools/hosts/serverConfigs'
import { findNginx } from '../../../tools/hosts/servers'
import { createClient } from './support/createClient'
import { dist } from './support/built'

const challenge = '.well-known/acme-challenge'

describe('before there is a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bohemia-first-'))
  const place = {
    folder,
    root: join(folder, 'site'),
    name: 'localhost',
    certificate: join(folder, 'none.pem'),
    key: join(folder, 'none.key'),
    hasIpv6: hasIpv6(),
    passwords: undefined,
  }
  let server: Awaited<ReturnType<typeof startProgram>>
  let client: ReturnType<typeof createClient>

  beforeAll(async () => {
    const ports = { http: await findFreePort(), https: await findFreePort() }
    chmodSync(folder, 0o755)
    mkdirSync(join(place.root, challenge), { recursive: true })
    writeFileSync(join(place.root, challenge, 'token'), 'proof')
    writeFileSync(join(folder, 'site.conf'), nginxBeforeCertificate({ ...place, ports }))
    writeFileSync(join(folder, 'main.conf'), nginxMain({ ...place, ports }))
    server = await startProgram(
      [findNginx().program, '-e', join(folder, 'nginx.log'), '-p', folder, '-c', join(folder, 'main.conf')],
      ports.http,
    )
    client = createClient(ports, Buffer.from(''))
  })

  afterAll(async () => {
    client.close()
    await server.stop()
    rmSync(folder, { recursive: true })
  })

  test('nginx starts, and shows the file by which certbot proves the name', async () => {
    expect([existsSync(place.certificate), existsSync(place.key)]).toEqual([false, false])
    const { status, headers, body } = await client.askWithoutTls(`/${challenge}/token`)
    expect([status, body.toString(), headers['content-type']]).toEqual([200, 'proof', 'text/plain'])
  })

  test('all else is sent to TLS, and a missing proof is a 404', async () => {
    const { status, headers } = await client.askWithoutTls('/nosotros')
    expect([status, headers.location]).toEqual([301, 'https://localhost/nosotros'])
    expect((await client.askWithoutTls(`/${challenge}/other`)).status).toBe(404)
    expect((await client.askWithoutTls(`/${challenge}/../../site.conf`)).status).not.toBe(200)
  })
})

test('the rules for production listen on IPv4 and IPv6, and keep the way for the next certificate', () => {
  const text = readFileSync(resolve(dist, '../hosting/nginx.conf'), 'utf8')
  const listened = [...text.matchAll(/^ {2}listen (.*);$/gm)].map(([, what]) => what)
  expect(listened).toEqual(['80', '[::]:80', '443 ssl http2', '[::]:443 ssl http2'])
  const first = readFileSync(resolve(dist, '../hosting/nginx-first.conf'), 'utf8')
  expect(first).not.toContain('ssl')
  expect(text).toContain(first.slice(first.indexOf('server {')).trim())
})

describe('with a certificate', () => {
  let server: Awaited<ReturnType<typeof startServer>>

  beforeAll(async () => {
    server = await startServer('nginx', dist)
  })

  afterAll(() => server.stop())

  // Where the system has no IPv6, only the text above can be checked.
  test.each(['127.0.0.1', ...(hasIpv6() ? ['::1'] : [])])('the site answers at %s', async (host) => {
    const { https: port } = server.ports
    const status = await new Promise((done, fail) =>
      get({ host, port, path: '/nosotros', ca: server.cert, servername: 'localhost' }, (res) => {
        res.resume()
        done(res.statusCode)
      }).on('error', fail),
    )
    expect(status).toBe(200)
    const plain = connect('http' in server.ports ? server.ports.http : 0, host)
    await new Promise((done, fail) => plain.on('connect', done).on('error', fail))
    plain.destroy()
  })
})
