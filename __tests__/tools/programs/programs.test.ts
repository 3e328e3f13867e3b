import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { unpackFolder } from '../../../tools/programs/debian'
import { findApache, findNginx, serverPrograms } from '../../../tools/hosts/servers'
import { findMissing } from '../../../tools/programs/requiredProgram'
import { allPrograms } from '../../../tools/programs/allPrograms'
import { ensureInstalled } from '../../../tools/programs/ensureInstalled'
import { expectSome } from '../../support/expectSome'

jest.mock('node:child_process')
jest.mock('node:fs')
jest.mock('@playwright/test', () => {
  const own = (path: string) => ({ executablePath: () => path })
  return { chromium: own('/own/chrome'), firefox: own('/own/firefox'), webkit: own('/own/webkit') }
})

const disk = new Set<string>()
const output: string[] = []
const variables = ['BOHEMIA_NGINX', 'BOHEMIA_NGINX_MODULES', 'BOHEMIA_APACHE', 'BOHEMIA_APACHE_MODULES']
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

/** A new machine of Debian's, where nothing is installed; commands are recorded, none is run. */
beforeEach(() => {
  disk.clear()
  disk.add('/etc/os-release')
  output.length = 0
  for (const variable of variables) delete process.env[variable]
  process.getuid = () => 0
  jest.mocked(readFileSync).mockReturnValue('ID=debian\n')
  jest.mocked(existsSync).mockImplementation((path) => disk.has(String(path)))
  jest.spyOn(console, 'log').mockImplementation((sentence: string) => void output.push(sentence))
  jest.mocked(spawnSync).mockImplementation((program, args) => {
    output.push([program, ...(args ?? [])].join(' '))
    return { status: program === 'sudo' ? 1 : 0 } as ReturnType<typeof spawnSync>
  })
})

const commands = () => output.filter((line) => /^(sh|sudo) /.test(line))

// Nothing is installed in these tests: after the commands everything is still missing.
const stillMissing = 'Falta en este equipo: Chromium, Firefox, WebKit'

test('on a new Debian what will be installed and unpacked is printed first', () => {
  expect(() => ensureInstalled(allPrograms)).toThrow(stillMissing)
  const [installSentence, unpackSentence, installing, unpacking, ...more] = output.filter(
    (line) => !line.startsWith('java'),
  )
  expect(installSentence).toBe(
    'Se instalan en este equipo con apt-get: chromium, chromium-headless-shell, firefox-esr, ' +
      'webkit2gtk-driver, xvfb, default-jre-headless, apache2-bin.',
  )
  expect(installing).toBe(
    'sh -c apt-get update && apt-get install -y --no-install-recommends chromium firefox-esr ' +
      'webkit2gtk-driver xvfb default-jre-headless apache2-bin && ' +
      '{ apt-get install -y --no-install-recommends chromium-headless-shell || true; }',
  )
  expect(unpackSentence).toBe(
    'Se descargan y se desempaquetan en .cache, sin instalarlos: nginx, libnginx-mod-http-brotli-static.',
  )
  expect(unpacking).toMatch(
    /^sh -c set -e; apt-get download nginx libnginx-mod-http-brotli-static; .* dpkg -x /,
  )
  expect(more).toEqual([])
})

// Debian's nginx starts when it is installed, and with every start of the machine after that.
test('no command installs nginx', () => {
  expect(() => ensureInstalled(allPrograms)).toThrow(stillMissing)
  for (const command of expectSome(commands())) expect(command).not.toMatch(/apt-get install[^&;]*\bnginx/)
})

test('nginx unpacked in .cache is the one that is used; an installed one goes before it', () => {
  disk.add(`${unpackFolder}/usr/sbin/nginx`).add(unpackFolder + brotli)
  const unpacked = { program: `${unpackFolder}/usr/sbin/nginx`, brotli: unpackFolder + brotli }
  expect(findNginx()).toEqual(unpacked)
  disk.add('/usr/sbin/nginx')
  expect(findNginx()).toEqual(unpacked)
  disk.add(brotli)
  expect(findNginx()).toEqual({ program: '/usr/sbin/nginx', brotli })
})

test('the servers may be installed anywhere', () => {
  process.env.BOHEMIA_NGINX = '/opt/nginx'
  process.env.BOHEMIA_NGINX_MODULES = '/opt/modules'
  process.env.BOHEMIA_APACHE = '/opt/httpd'
  process.env.BOHEMIA_APACHE_MODULES = '/opt/httpd-modules'
  const nginx = { program: '/opt/nginx', brotli: '/opt/modules/ngx_http_brotli_static_module.so' }
  const apache = { program: '/opt/httpd', modules: '/opt/httpd-modules' }
  for (const path of ['/opt/modules', ...Object.values(nginx), ...Object.values(apache)]) disk.add(path)
  expect([findNginx(), findApache()]).toEqual([nginx, apache])
  expect(findMissing(serverPrograms)).toEqual([])
})

test('a mistyped path of a server is an error, and nothing is installed in its place', () => {
  process.env.BOHEMIA_NGINX = '/opt/ngnix'
  expect(() => ensureInstalled(serverPrograms)).toThrow('BOHEMIA_NGINX=/opt/ngnix no existe.')
  expect(commands()).toEqual([])
})

test('without root the missing packages are named, and nginx is unpacked', () => {
  process.getuid = () => 1000
  expect(() => ensureInstalled(serverPrograms)).toThrow(
    'En Debian o Ubuntu, como root:  apt-get update && apt-get install -y --no-install-recommends apache2-bin',
  )
  expect(expectSome(commands()).filter((command) => command.includes('apt-get install'))).toEqual([])
  expect(commands().at(-1)).toContain('apt-get download nginx')
})

test('without apt the way to install each missing program is shown, and nothing is run', () => {
  jest.mocked(readFileSync).mockReturnValue('ID=fedora\n')
  expect(() => ensureInstalled(allPrograms)).toThrow(
    /^Falta en este equipo: Chromium, Firefox, WebKit, Java 11 o más nuevo, nginx con brotli_static, Apache 2\.4\.$/m,
  )
  expect(() => ensureInstalled(serverPrograms)).toThrow(/Apache 2\.4 en otro sistema: {2}BOHEMIA_APACHE=/)
  expect(commands()).toEqual([])
})
