/** The gate's state chart as data: derived from the machine, drawn, exported and compared. */
export interface Chart {
  readonly id: string
  readonly states: readonly ChartState[]
  readonly transitions: readonly ChartTransition[]
}

export interface ChartState {
  /** `gate.not-accepted.asking`; the first state of the list is the root. */
  readonly id: string
  /** Last part of the id. */
  readonly name: string
  readonly parent: string | null
  /** Id of the child entered first. */
  readonly initial: string | null
  readonly tags: readonly string[]
  readonly description: string
  /** Names of the actors that run while the state is active. */
  readonly invokes: readonly string[]
  readonly rule: string
}

/** Empty texts where there is nothing. */
export interface ChartTransition {
  /** Readable and unique: `gate.checking | readStatus done | localIsAccepted`. */
  readonly id: string
  readonly rule: string
  /** A rule of ours where the specification is silent. */
  readonly isExtension: boolean
  readonly from: string
  readonly to: string
  /** Readable: `yes`, `readStatus done`, `after rejectionPulse`. */
  readonly event: string
  readonly guard: string
  readonly effects: readonly string[]
  /** Milliseconds after which a timer fires; null for every other event. */
  readonly delayMs: number | null
}

/** What is lit on a drawing of the chart; ids of states and of transitions. */
export interface ChartMarks {
  readonly active?: readonly string[]
  readonly enabled?: readonly string[]
  readonly last?: readonly string[]
  /** How often each transition fired; where it is given, every transition shows whether it was covered. */
  readonly coverage?: Readonly<Record<string, number>>
  readonly changes?: Readonly<Record<string, 'added' | 'removed' | 'changed'>>
}
