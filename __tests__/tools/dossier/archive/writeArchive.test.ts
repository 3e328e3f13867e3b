import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isDossierFile } from '../../../../src/audit/addresses'
import { filesIn } from '../../../../tools/build/builtSite'
import { writeArchive } from '../../../../tools/dossier/archive/writeArchive'
import { formatFingerprinted } from '../../../../tools/dossier/verifier/fingerprintedFile'
import { fingerprint } from '../../../../tools/shared/fingerprint'
import { readZip } from './support/readZip'

const commit = 'c0ffee0123456789c0ffee0123456789c0ffee01'
const stated = { commit, hasChanges: false, dossier: {}, site: {}, raiz: 'aa11' }
const sound = JSON.stringify(stated)

const run = (sello: string) => formatFingerprinted({ inicio: 'ayer', sello })

let site: string

const write = (name: string, content: string) => {
  const path = join(site, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'bohemia-archivo-'))
  write('index.html', '<!doctype html>')
  write('auditoria/expediente/expediente.html', '<!doctype html><title>Expediente</title>')
  write('auditoria/expediente/capturas/error-telefono.png', 'png')
  write('auditoria/expediente/ejecucion.json', run('bb22'))
  write('auditoria/expediente/firma.json', '{"firma":null,"fecha":null}')
  write('auditoria/expediente/manifiesto.json', sound)
  write('auditoria/expediente/verificar.mjs', 'export {}')
})

afterEach(() => rmSync(site, { recursive: true }))

const archived = () => readZip(readFileSync(join(site, writeArchive(site).archive)))
const readMeOf = (entries: ReturnType<typeof archived>) =>
  entries.find(({ name }) => name === 'LEEME.txt')?.content.toString('utf8') ?? ''

it('the ZIP holds a text to begin with and the whole folder, and lies beside it under the name of its commit', () => {
  expect(writeArchive(site).archive).toBe('auditoria/expediente-c0ffee012345.zip')
  const entries = archived()
  expect(entries.map(({ name }) => name)).toEqual([
    'LEEME.txt',
    'expediente/capturas/error-telefono.png',
    'expediente/ejecucion.json',
    'expediente/expediente.html',
    'expediente/firma.json',
    'expediente/manifiesto.json',
    'expediente/verificar.mjs',
  ])
})

it('the text says what it is, how it is read and checked, of which code, and the hashes to compare', () => {
  const text = readMeOf(archived())
  for (const part of [
    'EXPEDIENTE DE CUMPLIMIENTO DEL SITIO DE BOHEMIA 56\r\n',
    'abre expediente/expediente.html con cualquier navegador',
    '    node verificar.mjs --raiz=… --sello=…\r\n',
    `Código del sitio: ${commit}\r\n`,
    'Huella raíz: aa11\r\n',
    'Sello: bb22\r\n',
    'Firma: sin firma\r\n',
    'Fecha cierta: sin fecha cierta\r\n',
    `Huella de verificar.mjs (SHA-256): ${fingerprint('export {}')}\r\n`,
    `Huella de manifiesto.json (SHA-256): ${fingerprint(sound)}\r\n`,
  ]) {
    expect(text).toContain(part)
  }
})

it('a dossier of changed code or without version control says so, and one that was signed names who and when', () => {
  write('auditoria/expediente/manifiesto.json', JSON.stringify({ ...stated, hasChanges: true }))
  write(
    'auditoria/expediente/firma.json',
    JSON.stringify({ firma: { titular: 'CN=Ana Rojas' }, fecha: '2026-11-25T09:14:28Z' }),
  )
  const changed = readMeOf(archived())
  expect(changed).toContain(`Código del sitio: ${commit}, con cambios sin registrar\r\n`)
  expect(changed).toContain('Firma: CN=Ana Rojas (se comprueba')
  expect(changed).toContain('Fecha cierta: 2026-11-25T09:14:28Z (se comprueba')
  write('auditoria/expediente/manifiesto.json', JSON.stringify({ ...stated, commit: null }))
  expect(writeArchive(site).archive).toBe('auditoria/expediente-sin-commit.zip')
  expect(readMeOf(archived())).toContain('Código del sitio: fuera de control de versiones\r\n')
})

it('the root hash lies beside it with the list that it is the hash of', () => {
  const { rootFile } = writeArchive(site)
  const text = readFileSync(join(site, rootFile), 'utf8')
  expect(rootFile).toBe('auditoria/expediente-c0ffee012345.raiz.txt')
  expect(text).toContain('Huella raíz: aa11\nSello: bb22\n')
  expect(text).toContain(`\n\ncommit  ${commit}\n`)
})

it('another run of the same evidence changes the entry of ejecucion.json and the text that gives its seal, no other', () => {
  const before = archived()
  write('auditoria/expediente/ejecucion.json', run('cc33'))
  const after = archived()
  const changed = before.filter(({ content }, index) => !after[index]?.content.equals(content))
  expect(changed.map(({ name }) => name)).toEqual(['LEEME.txt', 'expediente/ejecucion.json'])
  expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name))
})

it('neither the dossier nor its ZIP is a file of the site that the manifest lists', () => {
  writeArchive(site)
  write('auditoria/index.html', '')
  expect(filesIn(site).filter((name) => !isDossierFile(name))).toEqual(['auditoria/index.html', 'index.html'])
})

it('the ZIP of an earlier dossier goes, and other files stay', () => {
  write('auditoria/expediente-000000000000.zip', 'zip')
  write('auditoria/other.zip', 'zip')
  const { archive } = writeArchive(site)
  expect(filesIn(site).filter((name) => name.endsWith('.zip'))).toEqual([archive, 'auditoria/other.zip'])
})
