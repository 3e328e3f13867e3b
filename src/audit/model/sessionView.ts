import type { Gate } from '../../features/gate/createGate'
import type { GateState } from '../../features/gate/gateState'
import type { LogEntry, Stored } from './logEntry'
import type { Scenario } from './scenario'

/** What a session shows; the same object until something changes. */
export interface SessionView {
  /** With every step performed since the start: its link reproduces the session. */
  readonly scenario: Scenario
  readonly log: readonly LogEntry[]
  /** Virtual milliseconds since the start; real ones on this browser's storages. */
  readonly nowMs: number
  /** On this browser's own storages and clock. */
  readonly isReal: boolean
  readonly tabs: { readonly a: TabView; readonly b: TabView | null }
}

export interface TabView {
  /** A running machine, for the real screens; what is sent to it is recorded as a step. A reload replaces it. */
  readonly gate: Gate
  /** Ids of the active states, outermost first, without the root. */
  readonly active: readonly string[]
  readonly shown: GateState
  readonly stored: Stored
  /** Milliseconds until the message of NO is cleared, as of `nowMs`; null while no timer runs. */
  readonly rejectionLeftMs: number | null
}
