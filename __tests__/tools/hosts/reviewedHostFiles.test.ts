import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditPasswords } from '../../../tools/hosts/auditPassword'
import { nginxBeforeCertificate } from '../../../tools/hosts/nginx'
import { writeHostFiles } from '../../../tools/hosts/writeHostFiles'
import { expectReviewed } from '../../support/reviewedFile'
import { expectSome } from '../../support/expectSome'

// The hosts' rules for a small site, as a person has read them in reviewedHostFiles.txt. Whether the hosts
// understand them is asked by `npm run hosts`.

const variable = 'BOHEMIA_AUDIT_PASSWORDS'
const names = ['site/_headers', 'hosting/apache.htaccess', 'hosting/apache-server.conf'].concat([
  'hosting/nginx.conf',
  'hosting/nginx-first.conf',
])
const folder = mkdtempSync(join(tmpdir(), 'bohemia-host-files-'))
const site = join(folder, 'site')

beforeAll(() => {
  mkdirSync(join(site, 'auditoria'), { recursive: true })
  writeFileSync(join(site, 'index.html'), '<script>start()</script><style>a{}</style>')
  writeFileSync(join(site, 'nosotros.html'), '<style>a{}</style>')
  writeFileSync(join(site, 'auditoria/hoja.html'), '<style>b{}</style>')
  writeFileSync(join(site, 'auditoria/x.htmls.html'), '<style>b{}</style>')
})
afterEach(() => void delete process.env[variable])
afterAll(() => rmSync(folder, { recursive: true }))

const written = () => {
  writeHostFiles(site)
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

it('is what a person has read, and a file of passwords adds its lines alone', () => {
  const files = written()
  process.env[variable] = '/etc/bohemia56/passwords'
  const added = written().map(({ name, text }, index) => {
    const before = files[index]?.text.split('\n') ?? []
    const after = text.split('\n')
    expect(expectSome(before).filter((line) => !after.includes(line))).toEqual([])
    return {
      name: `${name}, lines added for passwords`,
      text: after.filter((line) => !before.includes(line)).join('\n'),
    }
  })
  const text = [...files, ...added].map(({ name, text }) => `##### ${name}\n\n${text.trimEnd()}\n`).join('\n')
  expectReviewed(join(__dirname, 'reviewedHostFiles.txt'), text)
})

it('no server’s file has a rule without a value', () => {
  for (const { name, text } of expectSome(written())) {
    expect({ name, holes: text.match(/undefined|null|NaN|\[object/g) }).toEqual({ name, holes: null })
  }
})

it('nginx listens to IPv6 only where the system has it', () => {
  const place = { name: 'a.example', root: '/var/www', certificate: '/c', key: '/k', passwords: undefined }
  const listens = (hasIpv6: boolean) =>
    nginxBeforeCertificate({ ...place, ports: { http: 80, https: 443 }, hasIpv6 }).match(/listen .*/g)
  expect(listens(false)).toEqual(['listen 80;'])
  expect(listens(true)).toEqual(['listen 80;', 'listen [::]:80;'])
})

it.each([
  ['passwords', 'is not absolute'],
  ['/etc/my passwords', 'has a space'],
  ['/etc/a;rm', 'ends the line of the configuration'],
  ['/etc/a\n', 'has a line break'],
  ['/etc/contraseña', 'has a letter with a mark'],
])('the path of passwords %j is refused: it %s', (path) => {
  process.env[variable] = path
  expect(auditPasswords).toThrow(
    `BOHEMIA_AUDIT_PASSWORDS=${path} no sirve: escribe la ruta absoluta del archivo de contraseñas en el servidor, ` +
      'solo con letras sin acento, cifras y los signos . _ - /',
  )
})

it.each([undefined, ''])('without a path of passwords (%j), none is asked for', (path) => {
  if (path !== undefined) process.env[variable] = path
  expect(auditPasswords()).toBeUndefined()
})
