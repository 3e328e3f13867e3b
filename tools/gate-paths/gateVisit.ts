import type { Scenario } from '../../src/audit/gate/scenario'
import type { LogEntry } from '../../src/audit/model/logEntry'

/** A part of a journey that is one scenario of the gate, and whether the browser did what its replay does. */
export interface GateVisit {
  readonly scenario: Scenario
  /** The log of the replay. */
  readonly log: readonly LogEntry[]
  /** Spanish sentences: what of the visit the scenario does not say. */
  readonly notes: readonly string[]
  /** Spanish sentences: where the browser and the replay differ. */
  readonly differences: readonly string[]
  /** How often the browser was compared with the replay; 0 where the journey left no moment for it. */
  readonly comparisons: number
}
