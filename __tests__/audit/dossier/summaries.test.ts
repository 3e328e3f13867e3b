import type { Evidence } from '../../../src/audit/dossier/evidence/evidence'
import { judge } from '../../../src/audit/dossier/judgement/judge'
import { receivedBeforeYes } from '../../../src/audit/dossier/evidence/receivedBeforeYes'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { labLinkOf } from '../../../src/audit/dossier/state/labLinks'
import { legendSummaries } from '../../../src/audit/dossier/state/legendSummaries'
import { requestSummaries } from '../../../src/audit/dossier/state/requestSummaries'
import { storageMatrix } from '../../../src/audit/dossier/state/storageMatrix'
import { textSummaries } from '../../../src/audit/dossier/state/textSummaries'
import { chapterHelp } from '../../../src/audit/dossier/texts/chapterHelp'
import { practices, practiceSections } from '../../../src/audit/dossier/texts/practices'
import { soundEvidence } from './support/soundEvidence'
import { expectSome } from '../../support/expectSome'
import { runDay } from './support/runDay'

let sound: Evidence

beforeAll(async () => {
  sound = await soundEvidence()
})

it('every state of the gate has a link into the lab that leads into it or through it', () => {
  const links = Object.fromEntries(sound.machine.states.map(({ id }) => [id, labLinkOf(id, sound)]))
  expect(links).toMatchObject({
    'gate.not-accepted.asking': '?',
    'gate.not-accepted.rejecting': '?pasos=no',
    'gate.accepted.remembered': '?pasos=si',
  })
  expect(Object.values(links)).not.toContain(null)
  expect(labLinkOf('gate.nowhere', sound)).toBeNull()
})

it('the storage matrix has a line for each storage and fault, and no empty cell', () => {
  const lines = storageMatrix(sound.storage.rows)
  expect(lines).toHaveLength(15)
  const cells = lines.flatMap((line) => line.cells)
  expect(cells).toHaveLength(sound.storage.rows.length)
  expect(cells).not.toContain(null)
  const [, ...rest] = sound.storage.rows
  expect(storageMatrix(rest)[0]?.cells[0]).toBeNull()
})

it('of a sentence the worst measure is shown, and that it is missing somewhere', () => {
  const [first] = sound.texts.measures.filter(({ text }) => text === 'excess')
  if (!first) throw new Error('Nobody saw the legend.')
  const measures = [
    { ...first, contrast: 9, fontPx: 12 },
    { ...first, contrast: 5, fontPx: 20 },
    { ...first, sha256: null, contrast: 0, fontPx: 0 },
  ]
  const evidence = { texts: { ...sound.texts, measures } }
  const [excess] = textSummaries(judge(requirements, sound, runDay), evidence).filter(
    ({ id }) => id === 'excess',
  )
  expect(excess).toMatchObject({ worst: { contrast: 5, fontPx: 12 }, times: 2, hasDifferences: true })
  expect(excess?.requiredBy.map(({ id }) => id)).toContain('BO-259-09.I')
})

it('of an element the least share is shown, with where it was, and what fails at one place', () => {
  const [measure] = sound.texts.legends
  if (!measure) throw new Error('Nobody measured.')
  const narrow = { ...measure, blockShare: 0.101, width: 844, isLast: false, isCapitals: false }
  expect(legendSummaries([measure, narrow])).toEqual([
    expect.objectContaining({ times: 2, least: narrow, fontPx: 13, isLast: false, isCapitals: false }),
  ])
})

it('each file requested before SÍ is shown once; a third-party host is not allowed', () => {
  const asked = (path: string) => ({ path, isOwnHost: path.startsWith('/'), catalogueWords: [] })
  const addresses = ['/', '/nosotros'].map((address) => ({
    address,
    requests: [asked(address), asked('/assets/main.0.js'), asked('https://x.example/a')],
  }))
  expect(requestSummaries({ ...sound.requests, addresses })).toEqual([
    expect.objectContaining({ path: '/assets/main.0.js', what: 'El guion de la puerta', addresses: 2 }),
    expect.objectContaining({ path: 'https://x.example/a', what: null, isOwnHost: false }),
  ])
})

it('what is requested and what is received before SÍ is stated together, in the same words everywhere', () => {
  const places = [
    practices.find(({ name }) => name === 'Antes de responder')?.sentence,
    requirements.find(({ id }) => id === 'ABI-AGE')?.implementation,
    chapterHelp.red,
  ]
  for (const place of places) expect(place).toContain(receivedBeforeYes)
  expect(receivedBeforeYes).toMatch(/no pide nada del catálogo.*nombra su página.*vista previa/)
  const others = [
    ...practices.map(({ sentence }) => sentence),
    ...requirements.map(({ implementation }) => implementation),
  ]
  for (const text of expectSome([...others, ...Object.values(chapterHelp)]))
    expect(text.replace(receivedBeforeYes, '')).not.toMatch(/(pide|recibe) nada del catálogo/)
})

it('every sentence of the practice statement is checked by rows that exist', () => {
  const ids = requirements.map(({ id }) => id)
  for (const { name, rows } of expectSome(practices)) {
    expect([name, rows.length > 0, rows.filter((id) => !ids.includes(id))]).toEqual([name, true, []])
  }
})

it('the practice statement has a sentence in every section, in order, and the risk that remains comes last', () => {
  expect(
    expectSome([...practiceSections]).filter(
      (section) => !practices.some((practice) => practice.section === section),
    ),
  ).toEqual([])
  expect(practiceSections.at(-1)).toBe('Riesgo que queda')
})
