import type {
  Evidence,
  LegendMeasure,
  StorageSnapshot,
  TextMeasure,
} from '../../../src/audit/dossier/evidence/evidence'
import { judge } from '../../../src/audit/dossier/judgement/judge'
import { premiumPrice } from '../../../src/content/constants'
import { gate } from '../../../src/content/legal'
import { requirements } from '../../../tools/dossier/requirements/requirements'
import { describeFailingRows } from '../../../tools/dossier/describeFailingRows'
import { expectedStatus, notConforming } from './support/expectedStatus'
import { failingRows } from './support/failingRows'
import { soundEvidence, withObservation } from './support/soundEvidence'
import { expectSome } from '../../support/expectSome'
import { runDay } from './support/runDay'

let sound: Evidence

beforeAll(async () => {
  sound = await soundEvidence()
})

it('a site that keeps every rule fails no row; what waits for people, deviates, is interpreted or does not apply is on the list', () => {
  expect(failingRows(sound)).toEqual([])
  const rows = judge(requirements, sound, runDay)
  expect(rows.map(({ id, status }) => `${id} ${status}`)).toEqual(
    requirements.map(({ id }) => `${id} ${expectedStatus({}, id)}`),
  )
  const named = Object.values(notConforming).flat()
  expect(expectSome(named).filter((id) => !requirements.some((row) => row.id === id))).toEqual([])
})

const withTexts = (texts: Partial<Evidence['texts']>): Evidence => ({
  ...sound,
  texts: { ...sound.texts, ...texts },
})

const measure = (text: string, place: string, change: Partial<TextMeasure>) =>
  withTexts({
    measures: sound.texts.measures.map((one) =>
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

const observed = (id: string, found: string) => withObservation(sound, id, found)

const stored = (fault: string, moment: string, change: Partial<StorageSnapshot>): Evidence => ({
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
  ['a legend in other words', () => measure('excess', 'gate', { sha256: '0' }), ['BO-259-09.I']],
  ['a legend that cannot be seen', () => measure('minors', 'error', { sha256: null }), ['BO-259-09.I']],
  ['a notice too pale to read', () => measure('remember-notice', 'gate', { contrast: 4.49 }), ['DGP-REM']],
  ['legends on 9.99 % of the product', () => legend('product', { blockShare: 0.0999 }), ['BO-259-09.II']],
  ['legends in letters of 11.9 px', () => legend('gate', { fontPx: 11.9 }), ['BO-259-09.II']],
  ['legends in small letters', () => legend('footer', { isCapitals: false }), ['BO-259-09.II']],
  ['text after the legends', () => legend('hero', { isLast: false }), ['BO-259-09.IV']],
  [
    'an element nobody measured',
    () => withTexts({ legends: sound.texts.legends.slice(1) }),
    ['BO-259-09.II sin evidencia', 'BO-259-09.IV sin evidencia'],
  ],
  ['a bottle requested before SÍ', () => request('/media/0123-320.avif', true), ['ABI-AGE']],
  ['a request to somebody else before SÍ', () => request('https://x.example/a', false), ['ABI-AGE']],
  ['a price in the gate’s script', () => request('/assets/main.0.js', true, [premiumPrice]), ['ABI-AGE']],
  [
    'a picture that the inventory does not name',
    () => ({ ...sound, pictures: { ...sound.pictures, unlisted: ['media/x-320.avif'] } }),
    ['BO-259-08.1', 'BO-259-08.2', 'BO-259-08.3', 'BO-ENV'],
  ],
  ['a box ticked by default', () => observed('box-unticked', 'marcada'), ['ES-5-CASILLA']],
  ['a menu that stays open', () => observed('menu-route-change', 'abierto'), ['ES-4-MENU']],
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
])('with %s exactly its rows fail', (_, plant, rows) => {
  expect(failingRows(plant())).toEqual(rows)
})

it('a scenario that passes in Node and fails in Chromium fails its rows', () => {
  const moment = { when: 'después de «SÍ»', expected: 'session=accepted', found: 'session=nada' }
  const scenarios = sound.results.scenarios.map((result) =>
    result.link === '?pasos=si' ? { ...result, chromium: [moment] } : result,
  )
  expect(failingRows({ ...sound, results: { ...sound.results, scenarios } })).toEqual([
    'PR-EXEMPT',
    'R8',
    'ES-4-MATRIZ',
    'ES-4-CLAVE',
  ])
})

it('a capture that is missing leaves its rows without evidence', () => {
  const captures = sound.results.captures.filter(({ file }) => file !== 'sin-guardar-telefono.png')
  expect(failingRows({ ...sound, results: { ...sound.results, captures } })).toEqual(['X2 sin evidencia'])
})

it('a row without evidence fails the command, which names what was not observed', () => {
  expect(describeFailingRows(judge(requirements, sound, runDay))).toEqual([])
  const observations = sound.results.observations.filter(({ id }) => id !== 'box-unticked')
  const rows = judge(requirements, { ...sound, results: { ...sound.results, observations } }, runDay)
  expect(describeFailingRows(rows)).toEqual([
    `ES-5-CASILLA · SIN EVIDENCIA. La casilla «${gate.remember}» está sin marcar al abrir la puerta: nadie lo observó.`,
  ])
})

it('a transition that no browser run fired leaves its rule without evidence', () => {
  const id = 'gate.accepted | forget'
  const { node = [] } = sound.observed[id] ?? {}
  expect(failingRows({ ...sound, observed: { ...sound.observed, [id]: { node, chromium: [] } } })).toEqual([
    'X3 sin evidencia',
  ])
})
