import type { Evidence } from '../../../../src/audit/dossier/evidence/evidence'
import { withRequests, withResults, withTexts } from './changedEvidence'
import {
  failed,
  legendsOf,
  measuresOf,
  drawingsOf,
  cellsOf,
  brokenCells,
  brokenRuns,
  runsThatFire,
  brokenObservation,
  type Kind,
  type Meant,
} from './spoiledParts'

type Spoil<Name extends Kind> = (sound: Evidence, reference: Meant<Name>) => Evidence

/** Observed, and not as required. */
const broken: { readonly [Name in Exclude<Kind, 'capture'>]: Spoil<Name> } = {
  rule: (sound, { rule }) => ({
    ...sound,
    machine: {
      ...sound.machine,
      transitions: sound.machine.transitions.filter((one) => one.rule !== rule),
    },
  }),
  scenarios: (sound, { links }) =>
    withResults(sound, {
      scenarios: sound.results.scenarios.map((run) =>
        run.link === links.at(-1)
          ? { ...run, chromium: [{ when: 'al abrir', expected: 'x', found: 'y' }] }
          : run,
      ),
    }),
  'all-scenarios': (sound) =>
    withResults(sound, {
      scenarios: sound.results.scenarios.map((run, index) => (index === 7 ? { ...run, ...failed } : run)),
    }),
  storage: (sound, reference) => {
    const [spoiled] = brokenCells(sound, reference)
    const isSame = (row: (typeof sound.storage.rows)[number]) =>
      row.place === spoiled?.place && row.fault === spoiled.fault && row.moment === spoiled.moment
    return { ...sound, storage: { rows: sound.storage.rows.map((row) => (isSame(row) ? spoiled! : row)) } }
  },
  text: (sound, reference) => withTexts(sound, { measures: measuresOf(sound, reference) }),
  legends: (sound, reference) => withTexts(sound, { legends: legendsOf(sound, reference) }),
  drawn: (sound, reference) => withTexts(sound, { drawings: drawingsOf(sound, reference) }),
  pictures: (sound) => ({ ...sound, pictures: { ...sound.pictures, unlisted: ['media/otra.jpg'] } }),
  requests: (sound) =>
    withRequests(sound, [
      { address: '/', requests: [{ path: 'https://x.example/a', isOwnHost: false, catalogueWords: [] }] },
    ]),
  observation: (sound, reference) =>
    withResults(sound, { observations: brokenObservation(sound, reference) }),
}

/** Not observed: the entry is not there. */
const missing: { readonly [Name in Kind]: Spoil<Name> } = {
  rule: (sound) => withResults(sound, { scenarios: [] }),
  scenarios: (sound, { links }) =>
    withResults(sound, { scenarios: sound.results.scenarios.filter(({ link }) => link !== links.at(-1)) }),
  'all-scenarios': (sound) => withResults(sound, { scenarios: [] }),
  storage: (sound, reference) => {
    const last = cellsOf(sound, reference).at(-1)
    return { ...sound, storage: { rows: sound.storage.rows.filter((row) => row !== last) } }
  },
  text: (sound, { places }) =>
    withTexts(sound, { measures: sound.texts.measures.filter(({ place }) => place !== places.at(-1)) }),
  legends: (sound, { element }) =>
    withTexts(sound, { legends: sound.texts.legends.filter((one) => one.element !== element) }),
  drawn: (sound, { places }) =>
    withTexts(sound, { drawings: sound.texts.drawings.filter(({ place }) => place !== places.at(-1)) }),
  pictures: (sound) => ({ ...sound, pictures: { pictures: [], unlisted: [] } }),
  requests: (sound) => withRequests(sound, []),
  observation: (sound, { observation }) =>
    withResults(sound, { observations: sound.results.observations.filter(({ id }) => id !== observation) }),
  capture: (sound, { state }) =>
    withResults(sound, {
      captures: sound.results.captures.filter((one) => one.state !== state || one.screen !== 'desktop'),
    }),
}

/** The entry is there, and holds nothing. */
const empty: { readonly [Name in 'rule' | 'scenarios' | 'requests']: Spoil<Name> } = {
  rule: (sound) =>
    withResults(sound, { scenarios: sound.results.scenarios.map((run) => ({ ...run, chromium: [] })) }),
  scenarios: (sound, { links }) =>
    withResults(sound, {
      scenarios: sound.results.scenarios.map((run) =>
        links.includes(run.link) ? { ...run, chromium: [] } : run,
      ),
    }),
  requests: (sound) => withRequests(sound, [{ address: '/', requests: [] }]),
}

/** Observed twice, the second time not as required. */
const contradictory: {
  readonly [Name in Exclude<Kind, 'capture' | 'requests' | 'pictures' | 'all-scenarios'>]: Spoil<Name>
} = {
  rule: (sound, reference) =>
    withResults(sound, {
      scenarios: [
        ...sound.results.scenarios,
        ...brokenRuns(
          sound,
          runsThatFire(sound, reference).map(({ link }) => link),
        ),
      ],
    }),
  scenarios: (sound, { links }) =>
    withResults(sound, { scenarios: [...sound.results.scenarios, ...brokenRuns(sound, links.slice(-1))] }),
  storage: (sound, reference) => ({
    ...sound,
    storage: { rows: [...sound.storage.rows, ...brokenCells(sound, reference)] },
  }),
  text: (sound, reference) =>
    withTexts(sound, { measures: [...sound.texts.measures, ...measuresOf(sound, reference)] }),
  legends: (sound, reference) =>
    withTexts(sound, { legends: [...sound.texts.legends, ...legendsOf(sound, reference)] }),
  drawn: (sound, reference) =>
    withTexts(sound, { drawings: [...sound.texts.drawings, ...drawingsOf(sound, reference)] }),
  observation: (sound, reference) =>
    withResults(sound, {
      observations: [...sound.results.observations, ...brokenObservation(sound, reference)],
    }),
}

export const spoils = { broken, missing, empty, contradictory }
