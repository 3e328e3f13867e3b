import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bohemia-firmar-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** `npm run dossier:sign` with these words, in a folder of its own. */
const sign = (...words: readonly string[]) => {
  const command = ['-r', require.resolve('esbuild-register'), resolve('tools/dossier/seal/sign.ts')]
  return spawnSync(process.execPath, [...command, ...words], { cwd: folder, encoding: 'utf8' })
}

it.each([
  ['nothing to add', []],
  ['a key without a certificate', ['--clave=a.pem']],
  ['a certificate alone', ['--certificado=a.pem', '--fecha=a.tsr']],
  ['a key and a signature', ['--clave=a.pem', '--firma=a.p7s', '--certificado=a.pem']],
  ['an unknown option', ['--llave=a.pem']],
])('%s is answered with how the command is used', (_, words) => {
  const { status, stderr } = sign(...words)
  expect(stderr).toMatch(/^Se usa así, con una clave privada y su certificado/)
  expect(stderr).toContain('npm run dossier:sign -- --fecha=sello.tsr')
  expect(status).toBe(1)
})

it('without a site, and without a dossier in it, the command names what has to be run first', () => {
  expect(sign('--fecha=a.tsr').stderr).toContain('Constrúyela con: npm run build')
  mkdirSync(join(folder, 'dist'))
  writeFileSync(join(folder, 'dist/index.html'), '')
  const { status, stderr } = sign('--fecha=a.tsr')
  expect(stderr).toBe('Todavía no hay expediente que firmar. Escríbelo con: npm run dossier\n')
  expect(status).toBe(1)
})
