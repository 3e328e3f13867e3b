import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { versionPlace } from '../../../src/audit/addresses'
import { writeVersion } from '../../../tools/build/version/versionFile'
import { checkedVersion } from '../../../tools/dossier/checkedVersion'

const start = process.cwd()
const again = 'Constrúyelo otra vez con: npm run build'
let folder: string

const git = (...args: readonly string[]) => {
  const own = ['-c', 'user.name=Prueba', '-c', 'user.email=prueba@example.com', '-c', 'commit.gpgsign=false']
  const { status, stderr } = spawnSync('git', [...own, ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

const write = (name: string, content: string) => {
  mkdirSync(dirname(name), { recursive: true })
  writeFileSync(name, content)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bohemia-version-'))
  process.chdir(folder)
  write('package-lock.json', '{}')
  write('src/gate.ts', 'asks')
  write('docs/gate.md', 'The gate.')
  write('.gitignore', 'dist/\n')
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'first')
  write('dist/index.html', '<!doctype html>')
  write('dist/auditoria/index.html', '<!doctype html>')
  write('dist/_headers', '/*')
  writeVersion('dist')
})

afterEach(() => {
  process.chdir(start)
  rmSync(folder, { recursive: true })
})

it('a site that was built from the present sources is accepted with its commit and the date in its zone', () => {
  const { commit, commitDate, hasChanges } = checkedVersion('dist')
  expect(commit).toMatch(/^[0-9a-f]{40}$/)
  expect(commitDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/)
  expect(hasChanges).toBe(false)
})

it('two builds of one commit write the same version, byte by byte', () => {
  const first = readFileSync(join('dist', versionPlace), 'utf8')
  writeVersion('dist')
  expect(readFileSync(join('dist', versionPlace), 'utf8')).toBe(first)
})

it('a defect that was built and taken back out of the source is refused', () => {
  write('src/gate.ts', 'asks nobody')
  write('dist/index.html', '<!doctype html><p>No asks.')
  writeVersion('dist')
  git('checkout', '-q', '--', 'src')
  expect(() => checkedVersion('dist')).toThrow(
    `Este sitio se construyó de otro código que el que hay ahora. ${again}`,
  )
})

it('a source that git does not know yet counts, and one that it ignores does not', () => {
  write('src/new.ts', 'new')
  expect(() => checkedVersion('dist')).toThrow('de otro código')
  rmSync('src/new.ts')
  write('dist/auditoria/expediente/red.json', '{}')
  expect(checkedVersion('dist').hasChanges).toBe(false)
})

it('files of the site that were changed, added or removed since the build are named', () => {
  write('dist/index.html', '<!doctype html><p>Otro.')
  expect(() => checkedVersion('dist')).toThrow(
    `En dist hay archivos que no son como los dejó el build: index.html. ${again}`,
  )
  write('dist/assets/more.js', '')
  expect(() => checkedVersion('dist')).toThrow('assets/more.js y 1 más')
  rmSync('dist/assets/more.js')
  rmSync('dist/index.html')
  expect(() => checkedVersion('dist')).toThrow('como los dejó el build: index.html.')
})

it('what the dossier writes beside the site is no change of it', () => {
  write('dist/_headers', '/* other')
  write('dist/auditoria/expediente/red.json', '{}')
  write('dist/auditoria/expediente-c0ffee.zip', 'zip')
  expect(checkedVersion('dist').hasChanges).toBe(false)
})

it('a site without a readable version file is refused', () => {
  write(`dist/${versionPlace}`, '{}')
  expect(() => checkedVersion('dist')).toThrow(
    `No se sabe de qué código se construyó este sitio: falta dist/auditoria/version.json. ${again}`,
  )
})

it('a site of an earlier commit is refused, and both are named', () => {
  write('docs/gate.md', 'The gate asks.')
  git('commit', '-qam', 'second')
  expect(() => checkedVersion('dist')).toThrow(
    /^Este sitio se construyó en el commit [0-9a-f]{12}, y el código está en [0-9a-f]{12}\. /,
  )
})

it('what was changed at the build or is changed now is said', () => {
  write('docs/gate.md', 'The gate asks.')
  expect(checkedVersion('dist').hasChanges).toBe(true)
  writeVersion('dist')
  git('checkout', '-q', '--', 'docs')
  expect(checkedVersion('dist').hasChanges).toBe(true)
})
