import { startEvent, type LogEntry } from './logEntry'
import { rulesOf } from './rules'
import type { Tab } from './steps'

/** What can be covered, in the order of the choice. */
export const coverageKinds = ['transitions', 'pairs', 'guards', 'rules'] as const

export type CoverageKind = (typeof coverageKinds)[number]

/** How often each thing happened, by its key. */
export type Counts = Readonly<Record<string, number>>

/**
 * Keys: a transition's id; `pairKey` of two that followed each other on one page; `guardKey` of a guard's result; a rule's
 * id. What several rules share (`R7-R8`) proves none of them alone.
 */
export type Coverage = Readonly<Record<CoverageKind, Counts>>

export const emptyCoverage: Coverage = { transitions: {}, pairs: {}, guards: {}, rules: {} }

const pairSign = ' → '
const resultSign = ' = '

export const pairKey = (first: string, second: string) => first + pairSign + second
export const readPairKey = (key: string): readonly string[] => key.split(pairSign)

export const guardKey = (name: string, holds: boolean) => `${name}${resultSign}${holds}`
export const readGuardKey = (key: string) => {
  const [name = '', result] = key.split(resultSign)
  return { name, holds: result === 'true' }
}

const rulesIn = (labels: readonly string[]): readonly string[] =>
  labels.map(rulesOf).flatMap((rules) => (rules.length === 1 ? rules : []))

/** Ids of the rules that a log proves, each once. */
export const rulesTaken = (log: readonly LogEntry[]): readonly string[] => [
  ...new Set(log.flatMap(({ rules }) => rulesIn(rules))),
]

/** One thing that an entry of the log took. */
export interface Taken {
  readonly kind: CoverageKind
  readonly key: string
  readonly entry: LogEntry
}

/** All that a log took, in order. A page that opens has no transition before its first. */
export function takenIn(log: readonly LogEntry[]): readonly Taken[] {
  const last = new Map<Tab, string>()
  return log.flatMap((entry) => {
    const { tab, event, transitions, guards, rules } = entry
    if (event === startEvent) last.delete(tab)
    const pairs = transitions.flatMap((id) => {
      const before = last.get(tab)
      last.set(tab, id)
      return before === undefined ? [] : [pairKey(before, id)]
    })
    const keys: Readonly<Record<CoverageKind, readonly string[]>> = {
      transitions,
      pairs,
      guards: guards.map(({ name, holds }) => guardKey(name, holds)),
      rules: rulesIn(rules),
    }
    return coverageKinds.flatMap((kind) => keys[kind].map((key) => ({ kind, key, entry })))
  })
}

const countsOf = (keys: readonly string[]): Counts => {
  const counts: Record<string, number> = {}
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1
  return counts
}

/** The same for each kind of thing. */
export const forEachKind = <Value>(make: (kind: CoverageKind) => Value) =>
  Object.fromEntries(coverageKinds.map((kind) => [kind, make(kind)])) as Record<CoverageKind, Value>

export const countTaken = (taken: readonly Taken[]): Coverage =>
  forEachKind((kind) => countsOf(taken.filter((one) => one.kind === kind).map(({ key }) => key)))

const addCounts = (one: Counts, other: Counts): Counts => ({
  ...one,
  ...Object.fromEntries(Object.entries(other).map(([key, times]) => [key, (one[key] ?? 0) + times])),
})

export const addCoverage = (one: Coverage, other: Coverage): Coverage =>
  forEachKind((kind) => addCounts(one[kind], other[kind]))

/** The same keys, none of them covered. */
export const toZero = (coverage: Coverage): Coverage =>
  forEachKind((kind) => Object.fromEntries(Object.keys(coverage[kind]).map((key) => [key, 0])))
