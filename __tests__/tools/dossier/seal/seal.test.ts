import { createHash } from 'node:crypto'
import type { Run } from '../../../../src/audit/dossier/evidence/manifestSchemas'
import { rootList } from '../../../../src/audit/dossier/evidence/seal'
import { formatRootFile, parseRootFile } from '../../../../tools/dossier/seal/rootFile'
import { rootOf, sealOf } from '../../../../tools/dossier/seal/seal'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const rooted = {
  commit: 'c0ffee',
  commitDate: null,
  hasChanges: true,
  lockfile: 'aa',
  sources: 'bb',
  dossier: {
    'red.json': '22',
    'expediente.html': '33',
    'capturas/a.png': '11',
    'matriz.csv': '44',
    'expediente.pdf': '55',
    'resultado.intoto.json': '66',
  },
  site: { 'index.html': '88', _headers: '99', '404.html': '77' },
}

const list = [
  'commit  c0ffee',
  'commitDate  null',
  'hasChanges  true',
  'lockfile  aa',
  'sources  bb',
  '11  expediente/capturas/a.png',
  '22  expediente/red.json',
  '77  sitio/404.html',
  '88  sitio/index.html',
  '',
].join('\n')

const run: Omit<Run, 'sello'> = {
  inicio: '2026-11-25T05:14:28-04:00',
  fin: '2026-11-25T05:16:02-04:00',
  auditor: 'Ana Rojas',
  navegador: 'Chromium 156',
  node: 'v20',
  equipo: 'linux',
  manifiesto: 'cc',
}

const sortedKeys = (value: { ejecucion: object }) =>
  [...Object.keys(value), ...Object.keys(value.ejecucion)].sort()

it('the root hash is the SHA-256 of the version and of every file but those that carry it', () => {
  expect(rootList(rooted)).toBe(list)
  expect(rootOf(rooted)).toBe(sha256(list))
})

it('the seal changes with the root hash and with everything that the run states', () => {
  const seal = sealOf('aa11', run)
  const others = Object.keys(run).map((key) => sealOf('aa11', { ...run, [key]: 'x' }))
  expect(new Set([seal, sealOf('bb22', run), ...others]).size).toBe(2 + Object.keys(run).length)
  const written = { raiz: 'aa11', ejecucion: run }
  expect(seal).toBe(sha256(`${JSON.stringify(written, sortedKeys(written), 2)}\n`))
})

const written = () => {
  const raiz = rootOf(rooted)
  return formatRootFile({ ...rooted, raiz }, { ...run, sello: sealOf(raiz, run) }, 'dd')
}

it('the file that is handed over apart gives both hashes back, with what they are the hash of', () => {
  const raiz = rootOf(rooted)
  expect(parseRootFile(written())).toEqual({ root: raiz, seal: sealOf(raiz, run), list, run })
  expect(written()).toContain('Huella de verificar.mjs (SHA-256): dd\n')
})

it.each([
  ['a hash in its list', '22  expediente/red.json', '23  expediente/red.json'],
  ['a date in its run', '05:16:02', '05:16:03'],
  ['its root hash', /^Huella raíz: \w/, 'Huella raíz: x'],
  ['its seal', /\nSello: \w/, '\nSello: x'],
  ['everything', /[^]*/, ''],
])('such a file is refused where %s was changed', (_, from, to) => {
  const text = written()
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  expect(() => parseRootFile(changed)).toThrow('El archivo de --raiz no es como se escribió')
})
