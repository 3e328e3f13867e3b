import type { GateState } from '../../features/gate/gateState'
import type { initialStep, Step, Tab } from './steps'

/** What the storages hold; null is nothing, a refusal is named. */
export interface Stored {
  readonly local: string | null | 'SecurityError'
  readonly session: string | null | 'SecurityError'
}

export interface StorageCall {
  readonly place: 'local' | 'session'
  readonly call: 'read' | 'write' | 'remove'
  /** The value read or written; null is nothing. */
  readonly value: string | null
  /** Name of the error thrown, or null. */
  readonly error: string | null
}

/** What one event did to one tab's machine: a line of the log. */
export interface LogEntry {
  readonly number: number
  readonly tab: Tab
  /** Virtual milliseconds since the start; real ones on this browser's storages. */
  readonly atMs: number
  /** What caused it. */
  readonly step: Step | typeof initialStep
  /** How many of the scenario's steps had been performed, that one included. */
  readonly stepsDone: number
  /** As the chart names it: `yes`, `readStatus done`. */
  readonly event: string
  /** Ids of the chart's transitions that fired, in order. Empty: the event changed nothing. */
  readonly transitions: readonly string[]
  readonly rules: readonly string[]
  readonly guards: readonly { readonly name: string; readonly holds: boolean }[]
  readonly effects: readonly string[]
  readonly calls: readonly StorageCall[]
  /** Ids of the active states, outermost first, without the root: `gate.not-accepted`, `gate.not-accepted.asking`. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly stored: Stored
  readonly shown: GateState
}
