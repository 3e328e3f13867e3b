import * as v from 'valibot'

const texts = v.pipe(v.array(v.string()), v.readonly())

const stateFields = v.object({
  /** `gate.not-accepted.asking`; the first state of the list is the root. */
  id: v.string(),
  /** Last part of the id. */
  name: v.string(),
  parent: v.nullable(v.string()),
  /** Id of the child entered first. */
  initial: v.nullable(v.string()),
  tags: texts,
  description: v.string(),
  /** Names of the actors that run while the state is active. */
  invokes: texts,
  rule: v.string(),
})

/** Empty texts where there is nothing. */
const transitionFields = v.object({
  /** Readable and unique: `gate.checking | readStatus done | localIsAccepted`. */
  id: v.string(),
  rule: v.string(),
  /** A rule of ours where the specification is silent. */
  isExtension: v.boolean(),
  from: v.string(),
  to: v.string(),
  /** Readable: `yes`, `readStatus done`, `after rejectionPulse`. */
  event: v.string(),
  guard: v.string(),
  effects: texts,
  /** Milliseconds after which a timer fires; null for every other event. */
  delayMs: v.nullable(v.number()),
})

export type ChartState = Readonly<v.InferOutput<typeof stateFields>>
export type ChartTransition = Readonly<v.InferOutput<typeof transitionFields>>

/** The gate's state chart as data: derived from the machine, drawn, exported and compared. */
export interface Chart {
  readonly id: string
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
}

/** A chart as `JSON.parse` gives it. */
export const chartSchema = v.object({
  id: v.string(),
  states: v.array(stateFields),
  transitions: v.array(transitionFields),
})

export type ChangeKind = 'added' | 'removed' | 'changed'

/** What is lit on a drawing of the chart; ids of states and of transitions. */
export interface ChartMarks {
  readonly active?: readonly string[]
  readonly enabled?: readonly string[]
  readonly last?: readonly string[]
  /** How often each transition fired; where it is given, every transition shows whether it was covered. */
  readonly coverage?: Readonly<Record<string, number>>
  readonly changes?: Readonly<Record<string, ChangeKind>>
}
