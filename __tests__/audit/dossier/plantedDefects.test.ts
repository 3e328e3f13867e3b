import type { Evidence, LegendMeasure, Sighting, StorageSight } from '../../../src/audit/dossier/evidence'
import { judge } from '../../../src/audit/dossier/judge'
import { requirements } from '../../../src/audit/dossier/requirements'
import { defects } from '../../../src/audit/model/defects'
import { soundEvidence } from './support/soundEvidence'

let sound: Evidence

beforeAll(async () => {
  sound = await soundEvidence()
})

const wrong = (evidence: Evidence) =>
  judge(requirements, evidence)
    .filter(({ status }) => status === 'NO CONFORME' || status === 'SIN EVIDENCIA')
    .map(({ id, status }) => (status === 'SIN EVIDENCIA' ? `${id} sin evidencia` : id))

const attesting = (verdict: 'conforme' | 'no conforme'): Evidence => ({
  ...sound,
  attestations: {
    attestations: [
      {
        requirement: 'BO-259-08.1',
        verdict,
        reviewer: 'A',
        role: 'Abogada',
        date: '2026-11-20',
        note: 'Todas.',
      },
    ],
  },
})

const statusOf = (evidence: Evidence, id: string) =>
  judge(requirements, evidence).find((row) => row.id === id)?.status

it('a site that keeps every rule has no red row, and waits for people alone', () => {
  expect(wrong(sound)).toEqual([])
  const others = judge(requirements, sound).filter(({ status }) => status !== 'CONFORME')
  expect(others.map(({ id, status }) => `${id} ${status}`)).toEqual([
    'BO-DS-20.b PENDIENTE DE REVISIÓN HUMANA',
    'BO-259-08.1 PENDIENTE DE REVISIÓN HUMANA',
    'BO-259-08.2 PENDIENTE DE REVISIÓN HUMANA',
    'BO-259-08.3 PENDIENTE DE REVISIÓN HUMANA',
    'ES-5-MODO NO APLICA',
  ])
})

it.each([
  ['sesion-primero', ['R1', 'R3', 'ES-4-MATRIZ']],
  ['mayusculas', ['R3', 'ES-4-MATRIZ', 'ES-4-CLAVE']],
  ['sesion-ignorada', ['R1', 'R4', 'R5', 'X3', 'ES-4-MATRIZ', 'ES-4-FALLAS']],
  ['abre-si-falla', ['X1', 'ES-4-MATRIZ', 'ES-4-FALLAS']],
  ['no-quita', ['R1', 'R3', 'R5', 'X3', 'X4', 'ES-4-MATRIZ', 'ES-4-FALLAS', 'ES-4-CLAVE', 'ES-8-NO']],
  ['olvida-a-medias', ['X3', 'ES-4-MATRIZ']],
  ['51-ms', ['R10', 'ES-4-MATRIZ', 'ES-8-NO']],
  ['mensaje-queda', ['R10', 'ES-4-MATRIZ', 'ES-8-NO']],
  [
    'valor-cambiado',
    [
      'DGP-DEN',
      'PR-EXEMPT',
      'R3',
      'R5',
      'R6',
      'R7',
      'R8',
      'X1',
      'X2',
      'ES-4-MATRIZ',
      'ES-4-FALLAS',
      'ES-4-CLAVE',
    ],
  ],
  [
    'recuerda-al-reves',
    [
      'DGP-DEN',
      'PR-EXEMPT',
      'R3',
      'R5',
      'R6',
      'R7',
      'R8',
      'X1',
      'X2',
      'ES-4-MATRIZ',
      'ES-4-FALLAS',
      'ES-4-CLAVE',
    ],
  ],
  ['sorda', ['X4', 'ES-4-MATRIZ']],
  ['cree-todo', ['X4', 'ES-4-MATRIZ']],
])('with the defect «%s» in the machine exactly its rows turn red', async (id, rows) => {
  const variant = defects.find((defect) => defect.id === id)?.variant
  expect(wrong(await soundEvidence(variant))).toEqual(rows)
})

const withTexts = (texts: Partial<Evidence['texts']>): Evidence => ({
  ...sound,
  texts: { ...sound.texts, ...texts },
})

const sighting = (text: string, place: string, change: Partial<Sighting>) =>
  withTexts({
    sightings: sound.texts.sightings.map((one) =>
      one.text === text && one.place === place ? { ...one, ...change } : one,
    ),
  })

const legend = (element: string, change: Partial<LegendMeasure>) =>
  withTexts({
    legends: sound.texts.legends.map((one) => (one.element === element ? { ...one, ...change } : one)),
  })

const request = (path: string, isOwnHost: boolean, catalogueWords: readonly string[] = []): Evidence => ({
  ...sound,
  requests: {
    ...sound.requests,
    addresses: [{ address: '/', requests: [{ path, isOwnHost, catalogueWords }] }],
  },
})

const lookFound = (id: string, found: string): Evidence => ({
  ...sound,
  results: {
    ...sound.results,
    looks: sound.results.looks.map((look) => (look.id === id ? { ...look, found } : look)),
  },
})

const stored = (fault: string, moment: string, change: Partial<StorageSight>): Evidence => ({
  ...sound,
  storage: {
    rows: sound.storage.rows.map((row) =>
      row.place === 'session' && row.fault === fault && row.moment === moment
        ? { ...row, chromium: { ...row.chromium, ...change } }
        : row,
    ),
  },
})

it.each<[string, () => Evidence, readonly string[]]>([
  ['a legend in other words', () => sighting('excess', 'puerta', { sha256: '0' }), ['BO-259-09.I']],
  ['a legend that cannot be seen', () => sighting('minors', 'error', { sha256: null }), ['BO-259-09.I']],
  ['a notice too pale to read', () => sighting('remember-notice', 'puerta', { contrast: 4.49 }), ['DGP-REM']],
  ['legends on 9.99 % of the product', () => legend('producto', { blockShare: 0.0999 }), ['BO-259-09.II']],
  ['legends in small letters', () => legend('pie', { isCapitals: false }), ['BO-259-09.II']],
  ['text after the legends', () => legend('portada', { isLast: false }), ['BO-259-09.IV']],
  [
    'an element nobody measured',
    () => withTexts({ legends: sound.texts.legends.slice(1) }),
    ['BO-259-09.II sin evidencia', 'BO-259-09.IV sin evidencia'],
  ],
  ['a bottle requested before SÍ', () => request('/media/0123-320.avif', true), ['ABI-AGE']],
  ['a request to somebody else before SÍ', () => request('https://x.example/a', false), ['ABI-AGE']],
  ['a price in the gate’s script', () => request('/assets/main.0.js', true, ['63Bs.']), ['ABI-AGE']],
  ['a box ticked by default', () => lookFound('box-unticked', 'marcada'), ['ES-5-CASILLA']],
  ['a menu that stays open', () => lookFound('menu-route-change', 'abierto'), ['ES-4-MENU']],
  [
    'a full session storage without a notice',
    () => stored('quota', 'si', { message: null }),
    ['X2', 'ES-4-FALLAS'],
  ],
  [
    'a blocked session storage that opens',
    () => stored('blocked', 'inicio', { status: 'accepted' }),
    ['X1', 'ES-4-FALLAS'],
  ],
])('with %s exactly its rows turn red', (_, plant, rows) => {
  expect(wrong(plant())).toEqual(rows)
})

it('a scenario that Node keeps and Chromium breaks turns its rows red', () => {
  const moment = { when: 'después de «SÍ»', expected: 'session=accepted', found: 'session=nada' }
  const scenarios = sound.results.scenarios.map((result) =>
    result.link === '?pasos=si' ? { ...result, chromium: [moment] } : result,
  )
  expect(wrong({ ...sound, results: { ...sound.results, scenarios } })).toEqual([
    'PR-EXEMPT',
    'R8',
    'ES-4-MATRIZ',
    'ES-4-CLAVE',
  ])
})

it('a capture that is missing leaves its rows without evidence', () => {
  const captures = sound.results.captures.filter(({ file }) => file !== 'sin-guardar-telefono.png')
  expect(wrong({ ...sound, results: { ...sound.results, captures } })).toEqual(['X2 sin evidencia'])
})

it('a transition that no browser run fired leaves its rule without evidence', () => {
  const id = 'gate.accepted | forget'
  const { node = [] } = sound.observed[id] ?? {}
  expect(wrong({ ...sound, observed: { ...sound.observed, [id]: { node, chromium: [] } } })).toEqual([
    'X3 sin evidencia',
  ])
})

it('a human row is never green by itself: it waits, and turns with the verdict of who signs', () => {
  expect(statusOf(sound, 'BO-259-08.1')).toBe('PENDIENTE DE REVISIÓN HUMANA')
  expect(statusOf(attesting('conforme'), 'BO-259-08.1')).toBe('CONFORME')
  expect(statusOf(attesting('no conforme'), 'BO-259-08.1')).toBe('NO CONFORME')
  expect(statusOf(attesting('conforme'), 'BO-259-08.3')).toBe('PENDIENTE DE REVISIÓN HUMANA')
})

it('a signature does not cover what the browser saw broken', () => {
  const broken = lookFound('forbidden-words', '/: éxito')
  const signed = {
    ...broken,
    attestations: {
      attestations: [
        {
          requirement: 'BO-259-08.2',
          verdict: 'conforme',
          reviewer: 'A',
          role: 'Abogada',
          date: '2026-11-20',
          note: 'Todo.',
        } as const,
      ],
    },
  }
  expect(statusOf(signed, 'BO-259-08.2')).toBe('NO CONFORME')
})
