import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressesIn, isAuditFile } from '../../../tools/build/builtSite'
import { auditPasswords } from '../../../tools/hosts/auditPassword'
import { startRealServer, startServer } from '../../../tools/hosts/startServer'
import { createClient } from './support/createClient'
import { readBuilt, dist, publicFiles } from './support/built'
import { securityOf } from './support/securityOf'
import { expectSome } from '../../support/expectSome'

const folder = mkdtempSync(join(tmpdir(), 'bohemia-passwords-'))
const passwords = join(folder, 'passwords')
const as = (name: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`,
})
const auditor = as('auditor', 'quebracho')

const auditFiles = publicFiles().filter(isAuditFile)

beforeAll(() => {
  // As docs/hosting.md has it.
  const hash = execFileSync('openssl', ['passwd', '-6', 'quebracho'], { encoding: 'utf8' })
  writeFileSync(passwords, `auditor:${hash}`)
  chmodSync(folder, 0o755)
})

afterAll(() => rmSync(folder, { recursive: true }))

describe.each(['nginx', 'apache'] as const)('%s', (name) => {
  describe('with passwords', () => {
    let server: Awaited<ReturnType<typeof startRealServer>>
    let client: ReturnType<typeof createClient>

    beforeAll(async () => {
      server = await startRealServer(name, dist, passwords)
      client = createClient(server.ports, server.cert)
    })

    afterAll(async () => {
      client.close()
      await server.stop()
    })

    test('the lab, the views and all under them ask for one, and open with it', async () => {
      expect(auditFiles.length).toBeGreaterThan(5)
      for (const file of auditFiles) {
        const { status, headers, body } = await client.ask(`/${file}`)
        expect([file, status, headers['www-authenticate']]).toEqual([file, 401, 'Basic realm="Bohemia 56"'])
        expect(body.equals(readBuilt(file))).toBe(false)
        const opened = await client.ask(`/${file}`, { headers: auditor })
        expect([file, opened.status, opened.body.equals(readBuilt(file))]).toEqual([file, 200, true])
      }
    })

    test.each([
      '/auditoria',
      '/auditoria/',
      '/auditoria/cumplimiento',
      '//auditoria',
      '/%61uditoria',
      '/./auditoria',
      '/nosotros/../auditoria',
      '/auditoria.html',
      '/auditoria.html.br',
      '/auditoria/no-existe',
    ])('%s asks for one', async (path) => {
      const answer = await client.ask(path, { headers: { accept: 'text/html' } })
      expect(answer.status).toBe(401)
      expect(answer.headers).toMatchObject({ ...securityOf('/auditoria'), 'cache-control': 'no-store' })
    })

    test.each([
      ['another password', as('auditor', 'otra')],
      ['another name', as('visita', 'quebracho')],
      ['nothing', as('', '')],
    ])('%s does not open them', async (_what, headers) => {
      expect((await client.ask('/auditoria', { headers })).status).toBe(401)
    })

    test('with it the pages are the same', async () => {
      const lab = await client.ask('/auditoria', { headers: auditor })
      expect([lab.status, lab.body.equals(readBuilt('auditoria.html'))]).toEqual([200, true])
    })

    test('the rest of the site asks for none', async () => {
      const files = publicFiles()
        .filter((file) => !isAuditFile(file))
        .map((file) => `/${file}`)
      const pages = addressesIn(dist).filter((path) => !path.startsWith('/auditoria'))
      for (const path of expectSome([...pages, ...files]))
        expect([path, (await client.ask(path, { method: 'HEAD' })).status]).toEqual([path, 200])
      expect((await client.ask('/no-existe')).status).toBe(404)
    })
  })

  test('without passwords they are open', async () => {
    const server = await startServer(name, dist)
    const client = createClient(server.ports, server.cert)
    expect((await client.ask('/auditoria')).status).toBe(200)
    client.close()
    await server.stop()
  })
})

describe('the build', () => {
  afterEach(() => void delete process.env.BOHEMIA_AUDIT_PASSWORDS)

  test.each([
    [undefined, undefined],
    ['', undefined],
    ['/etc/nginx/bohemia56.passwords', '/etc/nginx/bohemia56.passwords'],
  ])('takes BOHEMIA_AUDIT_PASSWORDS=%p as %p', (value, file) => {
    if (value !== undefined) process.env.BOHEMIA_AUDIT_PASSWORDS = value
    expect(auditPasswords()).toBe(file)
  })

  test.each(['passwords', './passwords', '/etc/a b', '/etc/a;', '/etc/a"', '/etc/a\nb'])(
    'refuses %p, which no configuration could hold',
    (value) => {
      process.env.BOHEMIA_AUDIT_PASSWORDS = value
      expect(auditPasswords).toThrow('escribe la ruta absoluta')
    },
  )
})
