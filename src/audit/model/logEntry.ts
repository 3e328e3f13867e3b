import type { initialStep, Tab } from './steps'
import type { Shown } from './subject'
import type { Stored, WorldCall } from './world'

/** What one event did to one page's machine: a line of the log. */
export interface LogEntry {
  readonly number: number
  readonly tab: Tab
  /** Virtual milliseconds since the start; real ones on this browser's storages. */
  readonly atMs: number
  /** What caused it: a step's word. */
  readonly step: string | typeof initialStep
  /** How many of the scenario's steps had been performed, that one included. */
  readonly stepsDone: number
  /** As the chart names it: `yes`, `readStatus done`; `start` when a page opens. */
  readonly event: string
  /** Ids of the chart's transitions that fired, in order. Empty: the event changed nothing. */
  readonly transitions: readonly string[]
  readonly rules: readonly string[]
  readonly guards: readonly { readonly name: string; readonly holds: boolean }[]
  readonly effects: readonly string[]
  readonly calls: readonly WorldCall[]
  /** Ids of the active states, outermost first, without the root: `gate.not-accepted`, `gate.not-accepted.asking`. */
  readonly before: readonly string[]
  readonly after: readonly string[]
  readonly stored: Stored
  readonly shown: Shown
}

/** Name of the event that opens a page. */
export const startEvent = 'start'
