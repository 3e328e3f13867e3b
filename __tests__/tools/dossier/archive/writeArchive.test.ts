import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { isDossierFile } from '../../../../src/audit/addresses'
import { filesIn } from '../../../../tools/build/builtSite'
import { writeArchive } from '../../../../tools/dossier/archive/writeArchive'
import { fingerprint } from '../../../../tools/dossier/verifier/fingerprintedFile'
import { readZip } from './support/readZip'

const commit = 'c0ffee0123456789c0ffee0123456789c0ffee01'
const sound = JSON.stringify({ commit, hasChanges: false, raiz: 'aa11' })

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
  write('auditoria/expediente/ejecucion.json', '{"inicio":"2026-11-25T04:12:31.491Z"}')
  write('auditoria/expediente/manifiesto.json', sound)
})

afterEach(() => rmSync(site, { recursive: true }))

const archived = () => readZip(readFileSync(join(site, writeArchive(site))))
const readMeOf = (entries: ReturnType<typeof archived>) =>
  entries.find(({ name }) => name === 'LEEME.txt')?.content.toString('utf8') ?? ''

it('the ZIP holds a text to begin with and the whole folder, and lies beside it under the name of its commit', () => {
  expect(writeArchive(site)).toBe('auditoria/expediente-c0ffee012345.zip')
  const entries = archived()
  expect(entries.map(({ name }) => name)).toEqual([
    'LEEME.txt',
    'expediente/capturas/error-telefono.png',
    'expediente/ejecucion.json',
    'expediente/expediente.html',
    'expediente/manifiesto.json',
  ])
})

it('the text says what it is, how it is read and checked, of which code, and the hashes to compare', () => {
  const text = readMeOf(archived())
  for (const part of [
    'EXPEDIENTE DE CUMPLIMIENTO DEL SITIO DE BOHEMIA 56\r\n',
    'abre expediente/expediente.html con cualquier navegador',
    '    node verificar.mjs\r\n',
    `Código del sitio: ${commit}\r\n`,
    'Huella raíz: aa11\r\n',
    `Huella de manifiesto.json (SHA-256): ${fingerprint(sound)}\r\n`,
  ]) {
    expect(text).toContain(part)
  }
})

it('a dossier without root hash, of changed code or without version control says so', () => {
  write('auditoria/expediente/manifiesto.json', JSON.stringify({ commit, hasChanges: true }))
  const changed = readMeOf(archived())
  expect(changed).toContain(`Código del sitio: ${commit}, con cambios sin registrar\r\n`)
  expect(changed).not.toContain('Huella raíz')
  write('auditoria/expediente/manifiesto.json', JSON.stringify({ commit: null, hasChanges: false }))
  expect(writeArchive(site)).toBe('auditoria/expediente-sin-commit.zip')
  expect(readMeOf(archived())).toContain('Código del sitio: fuera de control de versiones\r\n')
})

it('another run of the same evidence changes the entry of ejecucion.json and no other', () => {
  const before = archived()
  write('auditoria/expediente/ejecucion.json', '{"inicio":"2026-11-26T09:00:00.000Z"}')
  const after = archived()
  const changed = before.filter(({ content }, index) => !after[index]?.content.equals(content))
  expect(changed.map(({ name }) => name)).toEqual(['expediente/ejecucion.json'])
  expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name))
})

it('neither the dossier nor its ZIP is a file of the site that the manifest lists', () => {
  expect(filesIn(site).concat(writeArchive(site), 'auditoria/index.html').filter(isDossierFile)).toEqual([
    'auditoria/expediente/capturas/error-telefono.png',
    'auditoria/expediente/ejecucion.json',
    'auditoria/expediente/expediente.html',
    'auditoria/expediente/manifiesto.json',
    'auditoria/expediente-c0ffee012345.zip',
  ])
})

it('the ZIP of an earlier dossier goes, and other files stay', () => {
  write('auditoria/expediente-000000000000.zip', 'zip')
  write('auditoria/other.zip', 'zip')
  const archive = writeArchive(site)
  expect(filesIn(site).filter((name) => name.endsWith('.zip'))).toEqual([archive, 'auditoria/other.zip'])
})
