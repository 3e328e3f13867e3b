import * as v from 'valibot'

const texts = v.pipe(v.array(v.string()), v.readonly())
const laterText = v.optional(v.string(), '')
const laterTexts = v.optional(texts, [])

/** An action and what it is given: JSON, or the text of the function that computes it; `''` for nothing. */
const callFields = v.object({ name: v.string(), params: v.string() })
const laterCalls = v.optional(v.pipe(v.array(callFields), v.readonly()), [])

const stateTypes = ['atomic', 'compound', 'parallel', 'final', 'shallow-history', 'deep-history'] as const

const stateFields = v.object({
  /** `gate.not-accepted.asking`; the first state of the list is the root. */
  id: v.string(),
  /** Last part of the id. */
  name: v.string(),
  /** Spanish name; `''` where none was given. */
  label: laterText,
  /** `''` in a chart of format 1. */
  type: v.optional(v.picklist(['', ...stateTypes]), ''),
  parent: v.nullable(v.string()),
  /** Id of the child entered first; of a history state, what it enters while it remembers nothing. */
  initial: v.nullable(v.string()),
  tags: texts,
  description: v.string(),
  entry: laterCalls,
  exit: laterCalls,
  /** Names of the actors that run while the state is active. */
  invokes: texts,
  /** Their ids, in the same order. */
  invokeIds: laterTexts,
  /** Their inputs, in the same order: written as the parameters of an action are. */
  inputs: laterTexts,
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
  /** The first target; `from` where there is none. */
  to: v.string(),
  /** All targets; none where the state is not left. Absent in a chart of format 1. */
  targets: v.optional(texts),
  /** Does it leave and enter its own state again? */
  reenter: v.optional(v.boolean(), false),
  /** Readable: `yes`, `readStatus done`, `after rejectionPulse`. */
  event: v.string(),
  /** Spanish name of the event; `''` where none was given. */
  label: laterText,
  /** `isOpen`, `hasKey and not isLate`. */
  guard: v.string(),
  /** Written as the parameters of an action are. */
  guardParams: laterText,
  /** Names of its actions. */
  effects: texts,
  /** Their parameters, in the same order. */
  effectParams: laterTexts,
  /** Milliseconds after which a timer fires; null for every other event and for a computed delay. */
  delayMs: v.nullable(v.number()),
})

const readTransition = v.pipe(
  transitionFields,
  v.transform((fields) => ({ ...fields, targets: fields.targets ?? [fields.to] })),
)

export type StateType = (typeof stateTypes)[number]
export type Call = Readonly<v.InferOutput<typeof callFields>>
export type ChartState = Readonly<v.InferOutput<typeof stateFields>>
export type ChartTransition = Readonly<v.InferOutput<typeof readTransition>>

/** What charts hold since: 1, names alone; 2, also types, targets, parameters, inputs, entry and exit actions. */
export const chartFormat = 2

/** A machine's state chart as data: derived from the machine, drawn, exported and compared. */
export interface Chart {
  readonly id: string
  readonly format: number
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
}

/** A chart as `JSON.parse` gives it, of any format up to today's. */
export const chartSchema = v.object({
  id: v.string(),
  format: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(chartFormat)), 1),
  states: v.array(stateFields),
  transitions: v.array(readTransition),
})

/** Spanish names; a state's is looked up by its id, then by the last part of it. */
export interface ChartWords {
  readonly states: Readonly<Record<string, string>>
  /** By the event in readable form: `status.changed`. */
  readonly events: Readonly<Record<string, string>>
}

export type ChangeKind = 'added' | 'removed' | 'changed'

/** What is lit on a drawing of the chart; ids of states and of transitions. */
export interface ChartMarks {
  readonly active?: readonly string[]
  readonly enabled?: readonly string[]
  readonly last?: readonly string[]
  /** The transitions of the whole step, in order: numbered where they are several. */
  readonly steps?: readonly string[]
  /** How often each transition fired; where it is given, every transition shows whether it was covered. */
  readonly coverage?: Readonly<Record<string, number>>
  readonly changes?: Readonly<Record<string, ChangeKind>>
  /** What the running machine has and the chart does not know: see `compareWithMachine`, also on how to use the others with it. */
  readonly unknown?: readonly string[]
}
