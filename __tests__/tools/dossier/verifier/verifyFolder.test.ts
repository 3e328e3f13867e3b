import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Manifest } from '../../../../src/audit/dossier/evidence/manifestSchemas'
import { filesIn } from '../../../../tools/build/builtSite'
import { requirements } from '../../../../tools/dossier/requirements/requirements'
import type { DossierFiles } from '../../../../tools/dossier/dossierFiles'
import { formatFingerprinted, parseFingerprinted } from '../../../../tools/dossier/verifier/fingerprintedFile'
import { fingerprint } from '../../../../tools/shared/fingerprint'
import { expectedStatus, statuses } from '../../../audit/dossier/support/expectedStatus'
import { runStart } from '../../../audit/dossier/support/runDay'
import { makeAuthority } from '../seal/support/authority'
import { folderIn, removeSite, writeSite, writeSoundDossier } from './support/soundDossier'
import { verifyHere } from './support/verifyHere'

let site: string
let folder: string
let dossier: DossierFiles

beforeAll(async () => {
  site = writeSite()
  folder = folderIn(site)
  dossier = await writeSoundDossier(site)
})

afterAll(() => removeSite(site))

const verify = (path = folder, options: readonly string[] = []) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(path, 'verificar.mjs'), ...options],
    // Node and nothing else: no other program is found.
    { encoding: 'utf8', env: { PATH: '' } },
  )
  return { status, said: stdout + stderr, differences: stderr }
}

const passes = { status: 0, differences: '' }
type Outcome = Omit<ReturnType<typeof verify>, 'differences'>

/** Runs with other bytes in one file, then puts its own back. */
const withBytes = (path: string, change: (bytes: Buffer) => Buffer, run: () => Outcome = verify) => {
  const own = readFileSync(path)
  writeFileSync(path, change(own))
  const outcome = run()
  writeFileSync(path, own)
  return outcome
}

const flipped = (share: number) => (own: Buffer) => {
  const bytes = Buffer.from(own)
  bytes[Math.floor((bytes.length - 1) * share)]! ^= 1
  return bytes
}

it('an unchanged dossier passes, and its counts are printed', () => {
  const countOf = (status: string) =>
    requirements.filter(({ id }) => expectedStatus({}, id) === status).length
  const counts = statuses.map((status) => `${status}: ${countOf(status)}`).join('\n')
  const outcome = verify()
  expect(outcome.said).toContain(counts)
  expect(outcome).toMatchObject(passes)
})

it('one flipped byte in any file is found, and the file named', () => {
  const names = filesIn(folder)
  expect(names).toHaveLength(14 + 14 + 14 + 5)
  const run = () => verifyHere(folder, dossier.verifier)
  expect(run()).toMatchObject({ status: 0, said: '' })
  for (const name of names) {
    const { status, said } = withBytes(join(folder, name), flipped(0.6), run)
    expect([name, status === 0, said.includes(name)]).toEqual([name, false, true])
  }
})

it.each(['verificar.mjs', 'red.json', 'manifiesto.json'])('the dossier’s program names %s too', (name) => {
  const { status, said } = withBytes(join(folder, name), flipped(0.6))
  expect([status === 0, said.includes(name)]).toEqual([false, true])
})

it('one flipped byte in a file of the site is found, and the file named', () => {
  const { status, said } = withBytes(join(site, 'assets/main.0.js'), flipped(0.5))
  expect([status, said.includes('assets/main.0.js')]).toEqual([1, true])
})

it('a file too many and a file too few are named', () => {
  for (const path of [join(folder, 'sobra.txt'), join(site, 'sobra.txt')]) {
    writeFileSync(path, '')
    const extra = verify()
    rmSync(path)
    expect([extra.status, extra.differences]).toEqual([1, 'Sobra sobra.txt: el manifiesto no lo nombra.\n'])
  }
  for (const name of ['red.json', 'capturas/error-telefono.png', 'matriz.csv']) {
    const path = join(folder, name)
    const own = readFileSync(path)
    rmSync(path)
    const lost = verify()
    writeFileSync(path, own)
    expect([lost.status, lost.differences]).toEqual([1, `Falta ${name}.\n`])
  }
})

it('a status that does not follow from the evidence is found, though every fingerprint fits', () => {
  const paths = ['requisitos', 'manifiesto', 'ejecucion'].map((name) => join(folder, `${name}.json`))
  const write = (texts: readonly string[]) =>
    paths.forEach((path, index) => writeFileSync(path, texts[index] ?? ''))
  const originals = paths.map((path) => readFileSync(path, 'utf8'))
  const [own = '', manifest = ''] = originals
  const forged = own.replace('"status": "PENDIENTE DE REVISIÓN HUMANA"', '"status": "CONFORME"')
  const listed = parseFingerprinted('manifiesto.json', manifest) as Manifest
  const changed = formatFingerprinted({
    ...listed,
    dossier: { ...listed.dossier, 'requisitos.json': fingerprint(forged) },
  })
  write([forged, changed, formatFingerprinted({ inicio: runStart, manifiesto: fingerprint(changed) })])
  const { status, said } = verify()
  write(originals)
  expect(said).toMatch(/requisitos\.json dice de BO-\S+ «CONFORME», y de la evidencia resulta «PENDIENTE/)
  expect(status).toBe(1)
})

it('without the site beside it the dossier alone is checked, with a message', () => {
  const alone = mkdtempSync(join(tmpdir(), 'bohemia-solo-'))
  const copy = join(alone, 'a/b')
  for (const name of filesIn(folder)) {
    mkdirSync(join(copy, name, '..'), { recursive: true })
    writeFileSync(join(copy, name), readFileSync(join(folder, name)))
  }
  const outcome = verify(copy)
  rmSync(alone, { recursive: true })
  expect(outcome.said).toContain('El sitio no está junto al expediente')
  expect(outcome).toMatchObject(passes)
})

it('where openssl is missing, each seal that needs it is a difference, and the verifier says why', () => {
  const authority = makeAuthority()
  const seal = join(folder, 'sello.txt')
  const [signer, stamper] = [authority.makeSigner('Ana', ['rsa:2048']), authority.makeStamper('Hora')]
  const [signature, stamp] = [authority.signCms(seal, 'own', signer), authority.stamp(seal, 'own', stamper)]
  const outcomes = [
    [`--firma=${signature}`, `--certificado=${signer.certificate}`],
    [`--fecha=${stamp}`, `--autoridad=${stamper.certificate}`],
  ].map((options) => verify(folder, options))
  authority.remove()
  expect(outcomes).toMatchObject([
    { status: 1, differences: 'La firma no se pudo comprobar: falta openssl.\n' },
    { status: 1, differences: 'La fecha cierta no se pudo comprobar: falta openssl.\n' },
  ])
})
