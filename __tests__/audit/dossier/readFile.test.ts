import type { GenericSchema } from 'valibot'
import { evidenceJson } from '../../../src/audit/dossier/evidence/evidenceJson'
import type { Evidence, StorageRow } from '../../../src/audit/dossier/evidence/evidence'
import { observations } from '../../../src/audit/dossier/evidence/observations'
import { judge } from '../../../src/audit/dossier/judgement/judge'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { parseFile } from '../../../src/audit/dossier/read/readFile'
import { evidenceSchemas } from '../../../src/audit/dossier/evidence/schemas'
import { requirementsFile } from '../../../src/audit/dossier/requirements/requirement'
import { soundEvidence } from './support/soundEvidence'
import { runDay } from './support/runDay'

let sound: Evidence

beforeAll(async () => {
  sound = await soundEvidence()
})

it('what the command writes is read back with the same statuses', () => {
  const read = Object.fromEntries(
    Object.entries<GenericSchema>(evidenceSchemas).map(([name, schema]) => [
      name,
      parseFile(name, evidenceJson(sound[name as keyof Evidence]), schema).content,
    ]),
  ) as unknown as Evidence
  const rows = judge(requirements, sound, runDay)
  const stated = parseFile('requisitos.json', evidenceJson({ requirements: rows }), requirementsFile)
  expect(judge(stated.content.requirements, read, runDay).map(({ status }) => status)).toEqual(
    rows.map(({ status }) => status),
  )
})

it.each([
  ['', 'red.json no se entiende: no es JSON'],
  ['<!doctype html>', 'red.json no se entiende: no es JSON'],
  ['null', 'red.json no es como lo escribe npm run dossier: no se entiende desde el comienzo'],
  ['{"allowed":[],"addresses":[{"address":7}]}', 'no se entiende addresses.0.address'],
  ['{"allowed":[{"pattern":"(","what":"x"}],"addresses":[]}', 'no se entiende allowed.0.pattern'],
])('a file that holds «%s» is refused with a sentence', (text, sentence) => {
  expect(() => parseFile('red.json', text, evidenceSchemas.requests)).toThrow(sentence)
})

it('a capture’s name cannot point outside its folder', () => {
  const [capture] = sound.results.captures
  const results = { ...sound.results, captures: [{ ...capture, file: '../../x.png' }] }
  expect(() => parseFile('resultados.json', JSON.stringify(results), evidenceSchemas.results)).toThrow(
    'captures.0.file',
  )
})

it('published files keep their words, in their content and in the message that names an unreadable place', () => {
  const texts = JSON.parse(evidenceJson(sound.texts))
  expect(Object.keys(texts)).toEqual(['catalogue', 'drawings', 'law', 'legends', 'sightings', 'texts'])
  const { looks, captures } = JSON.parse(evidenceJson(sound.results))
  expect(looks).toHaveLength(Object.keys(observations).length)
  expect(captures[0]).toMatchObject({ state: 'comprobando', screen: 'telefono' })
  expect(new Set(JSON.parse(evidenceJson(sound.storage)).rows.map(({ place }: StorageRow) => place))).toEqual(
    new Set(['local', 'session', 'ambos']),
  )
  expect(JSON.parse(evidenceJson({ requirements })).requirements[0]).toHaveProperty('deed')
  const unread = evidenceJson({ ...sound.texts, measures: [7] })
  expect(() => parseFile('textos.json', unread, evidenceSchemas.texts)).toThrow('sightings.0')
})
