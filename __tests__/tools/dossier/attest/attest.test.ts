import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Attestation } from '../../../../src/audit/dossier/evidence/evidence'
import { pictureInventory } from '../../../../src/content/pictureInventory'
import { attest } from '../../../../tools/dossier/attest/attest'
import { fingerprint } from '../../../../tools/shared/fingerprint'
import { runDay } from '../../../audit/dossier/support/runDay'
import { expectSome } from '../../../support/expectSome'

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bohemia-atestar-'))
  file = join(folder, 'attestations.json')
  writeFileSync(file, '{ "attestations": [] }')
})

afterEach(() => rmSync(folder, { recursive: true }))

const words = [
  'BO-259-08.1',
  '--verdict=conforme',
  '--reviewer=Ana Rojas',
  '--role=Abogada',
  '--expires=2027-11-20',
  '--note=Todas las imágenes.',
]

const written = () => (JSON.parse(readFileSync(file, 'utf8')) as { attestations: Attestation[] }).attestations

it('prints the entry of a row with the hash of every picture that it covers, and writes nothing', () => {
  const entry = JSON.parse(attest(words, runDay, file).at(-1)!) as Attestation
  expect(entry).toMatchObject({ requirement: 'BO-259-08.1', date: runDay, expires: '2027-11-20' })
  expect(entry.commit).toMatch(/^[0-9a-f]{40}$/)
  for (const { file: picture } of expectSome(pictureInventory.slice(0, 9)))
    expect(entry.looked[`imagen ${picture}`]).toBe(fingerprint(readFileSync(picture)))
  expect(Object.keys(entry.looked)).toHaveLength(1 + pictureInventory.length)
  expect(written()).toEqual([])
})

it('adds the entry after those that are there', () => {
  attest([...words, '--write'], runDay, file)
  const said = attest([...words.map((word) => word.replace('08.1', '08.2')), '--write'], runDay, file)
  expect(said.at(-1)).toMatch(/^Se añadió a tools\/dossier\/attestations\.json la atestación de BO-259-08\.2/)
  expect(written().map(({ requirement }) => requirement)).toEqual(['BO-259-08.1', 'BO-259-08.2'])
  expect(written()[1]?.looked).toHaveProperty('textos del catálogo')
})

it.each([
  ['nothing', [], 'Se usa así: npm run dossier:attest'],
  ['two rows', ['BO-ENV', 'EV-RET'], 'Se usa así'],
  ['an unknown switch', ['BO-ENV', '--firma=x'], 'Se usa así'],
  ['an unknown row', ['BO-1'], '«BO-1» no es un requisito.'],
  ['a row that waits for nobody', ['R1'], 'R1 no espera a una persona.'],
  ['half an entry to write', ['BO-ENV', '--write'], 'La atestación 1, de BO-ENV, no trae «verdict».'],
])('with %s it says what is wrong', (_, given, sentence) => {
  expect(() => attest(given, runDay, file)).toThrow(sentence)
  expect(written()).toEqual([])
})
