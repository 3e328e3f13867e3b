import type { Evidence } from '../../../../src/audit/dossier/evidence/evidence'
import { observedIn } from '../../../../src/audit/dossier/judgement/scenarioFindings'
import { minorsLegend } from '../../../../src/content/legal'
import { fingerprint } from '../../../../tools/shared/fingerprint'
import { legendSituations } from './legendSituations'
import { signatureOf, withSignatures } from './signing'
import type { Situation } from './situation'
import { withObservation } from './soundEvidence'
import { withRequests, withResults, withTexts } from './changedEvidence'

const failing = { nodeFailure: 'al abrir se esperaba «accepted» y es «checking».' }

/** A Chromium run, a run in Node alone, a storage case, a measure: one piece of evidence at a time, then all of them. */
export const situations: readonly Situation[] = [
  { name: 'sound evidence', evidence: (sound) => sound, changed: {} },
  {
    name: 'an observation that is not as expected, and found nothing',
    evidence: (sound) => withObservation(sound, 'box-unticked', ''),
    changed: { 'NO CONFORME': ['ES-5-CASILLA'] },
  },
  {
    name: 'an observation that nobody made',
    evidence: (sound) =>
      withResults(sound, {
        observations: sound.results.observations.filter(({ id }) => id !== 'menu-toggles'),
      }),
    changed: { 'SIN EVIDENCIA': ['ES-4-MENU'] },
  },
  {
    name: 'a visit that ended early',
    evidence: (sound) =>
      withResults(sound, {
        interruptions: [
          { subjects: ['observación menu-toggles', 'lugar film'], reason: 'en 90 s no se vio el menú' },
        ],
      }),
    changed: { 'SIN EVIDENCIA': ['BO-259-09.I', 'BO-DS-20.b', 'ES-4-MENU'] },
  },
  ...legendSituations,
  {
    name: 'a scenario that fails in Chromium',
    evidence: (sound) =>
      withResults(sound, {
        scenarios: sound.results.scenarios.map((run) =>
          run.link === '?pasos=si'
            ? { ...run, chromium: [{ when: 'al abrir', expected: 'x', found: 'y' }] }
            : run,
        ),
      }),
    changed: { 'NO CONFORME': ['PR-EXEMPT', 'R8', 'ES-4-MATRIZ', 'ES-4-CLAVE'] },
  },
  {
    name: 'a scenario that fails in Node, where Chromium did not run it',
    evidence: (sound) => {
      const alone = sound.results.scenarios.find(({ chromium }) => chromium === null)
      return withResults(sound, {
        scenarios: sound.results.scenarios.map((run) => (run === alone ? { ...run, ...failing } : run)),
      })
    },
    changed: { 'NO CONFORME': ['ES-4-MATRIZ'] },
  },
  {
    name: 'a case of the storages that nobody observed',
    evidence: (sound) => ({ ...sound, storage: { rows: sound.storage.rows.slice(1) } }),
    changed: { 'SIN EVIDENCIA': ['R2', 'ES-4-FALLAS'] },
  },
  {
    name: 'no case of the storages',
    evidence: (sound) => ({ ...sound, storage: { rows: [] } }),
    changed: {
      'SIN EVIDENCIA': ['PR-EXEMPT', 'R2', 'R3', 'R4', 'R5', 'R6', 'X1', 'X2', 'ES-4-FALLAS'],
    },
  },
  {
    name: 'a legend in other words',
    evidence: (sound) =>
      withTexts(sound, {
        measures: sound.texts.measures.map((one, index) => (index === 0 ? { ...one, sha256: '0' } : one)),
      }),
    changed: { 'NO CONFORME': ['BO-259-09.I'] },
  },
  {
    name: 'a word of the catalogue in an allowed file before SÍ',
    evidence: (sound) =>
      withRequests(sound, [
        {
          address: '/',
          requests: [{ path: '/assets/main.0.js', isOwnHost: true, catalogueWords: [minorsLegend] }],
        },
      ]),
    changed: { 'NO CONFORME': ['ABI-AGE'] },
  },
  {
    name: 'a file that is not on the list, and one of another host, before SÍ',
    evidence: (sound) =>
      withRequests(sound, [
        {
          address: '/',
          requests: [
            { path: '/media/1.avif', isOwnHost: true, catalogueWords: [] },
            { path: 'https://x.example/assets/main.0.js', isOwnHost: false, catalogueWords: [] },
            { path: '/assets/main.0.js', isOwnHost: true, catalogueWords: [] },
          ],
        },
      ]),
    changed: { 'NO CONFORME': ['ABI-AGE'] },
  },
  {
    name: 'no address visited before SÍ',
    evidence: (sound) => withRequests(sound, []),
    changed: { 'SIN EVIDENCIA': ['ABI-AGE'] },
  },
  {
    name: 'one row signed, one refused by a person',
    evidence: (sound) =>
      withSignatures(
        sound,
        signatureOf('BO-259-08.1', sound),
        signatureOf('BO-259-08.3', sound, { verdict: 'no conforme' }),
      ),
    changed: { CONFORME: ['BO-259-08.1'], 'NO CONFORME': ['BO-259-08.3'] },
  },
  {
    name: 'a signature on a picture that has changed since',
    evidence: (sound) => {
      const [first, ...rest] = sound.pictures.pictures
      const pictures = [{ ...first!, sha256: fingerprint('otra') }, ...rest]
      return withSignatures(
        { ...sound, pictures: { ...sound.pictures, pictures } },
        signatureOf('BO-259-08.1', sound),
      )
    },
    changed: {},
  },
]

/** The evidence of a situation, as the command writes it: what was fired follows from the scenarios. */
export function evidenceIn({ evidence }: Situation, sound: Evidence): Evidence {
  const spoiled = evidence(sound)
  return { ...spoiled, observed: observedIn(spoiled.results.scenarios, spoiled.machine.transitions) }
}
