import type { Evidence } from '../evidence/evidence'
import type { CaptureState } from '../evidence/captureNames'
import type { JudgedRequirement } from '../judgement/judge'
import { wasComparedInChromium } from '../judgement/scenarioFindings'
import {
  evidenceTarget,
  isThere,
  numberedTarget,
  observationTarget,
  textTarget,
  type Target,
} from './targets'

const captureOf: Readonly<Record<string, CaptureState>> = {
  'gate.checking': 'checking',
  'gate.not-accepted': 'asking',
  'gate.not-accepted.asking': 'asking',
  'gate.not-accepted.rejecting': 'rejecting',
  'gate.accepted': 'accepted',
  'gate.accepted.remembered': 'accepted',
  'gate.accepted.unsaved': 'unsaved',
}

/** How many of the scenarios that fired its rule a row shows. */
const shownTests = 3

const linksOf = ({ evidence }: JudgedRequirement, { machine, observed }: Evidence): string[] => {
  const links = evidence.flatMap((reference) => {
    if (reference.kind === 'scenarios') return reference.links
    if (reference.kind !== 'rule') return []
    const ids = machine.transitions.filter(({ rule }) => rule === reference.rule).map(({ id }) => id)
    return ids.flatMap((id) => observed[id]?.chromium ?? []).slice(0, shownTests)
  })
  return [...new Set(links)]
}

const captureStatesOf = ({ evidence, states }: JudgedRequirement): CaptureState[] => {
  const named = evidence.flatMap((reference) => (reference.kind === 'capture' ? [reference.state] : []))
  return [...new Set([...named, ...states.flatMap((state) => captureOf[state] ?? [])])]
}

/** Links from a row to its states, tests, captures and other evidence, and from each of them back to its rows. */
export function referencesOf(rows: readonly JudgedRequirement[], evidence: Evidence) {
  const { captures, scenarios } = evidence.results
  const tests = scenarios.filter(wasComparedInChromium)
  const targets = {
    state: (id: string): Target => ({
      ...numberedTarget('estado', 'Estado', evidence.machine.states, (state) => state.id === id),
      anchor: id,
    }),
    test: (link: string) => numberedTarget('prueba', 'Prueba', tests, (test) => test.link === link),
    capture: (file: string) =>
      numberedTarget('captura', 'Captura', captures, (capture) => capture.file === file),
  }
  const capturesOf = (row: JudgedRequirement) =>
    captures.filter(({ state }) => captureStatesOf(row).includes(state))
  const othersOf = (row: JudgedRequirement): Target[] => {
    const found = row.evidence
      .flatMap((reference) => evidenceTarget(reference, evidence) ?? [])
      .filter(isThere)
    return [...new Map(found.map((target) => [target.anchor, target])).values()]
  }
  const rowsWhere = (leads: (row: JudgedRequirement) => boolean) => rows.filter(leads).map(({ id }) => id)

  return {
    ...targets,
    observation: (id: string) => observationTarget(evidence, id),
    text: (id: string) => textTarget(evidence, id),
    tests,
    capturesOfState: (id: string) =>
      captures.filter(({ state }) => state === captureOf[id]).map(({ file }) => targets.capture(file)),
    of: (row: JudgedRequirement) => ({
      states: row.states.map(targets.state).filter(isThere),
      tests: linksOf(row, evidence).map(targets.test).filter(isThere),
      captures: capturesOf(row).map(({ file }) => targets.capture(file)),
      others: othersOf(row),
    }),
    backFrom: {
      state: (id: string) => rowsWhere(({ states }) => states.includes(id)),
      test: (link: string) => rowsWhere((row) => linksOf(row, evidence).includes(link)),
      capture: (file: string) => rowsWhere((row) => capturesOf(row).some((capture) => capture.file === file)),
      other: (anchor: string) => rowsWhere((row) => othersOf(row).some((target) => target.anchor === anchor)),
    },
  }
}

export type References = ReturnType<typeof referencesOf>
