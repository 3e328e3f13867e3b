import type { Actor, AnyStateMachine } from 'xstate'
import type { LogEntry } from './logEntry'
import type { Scenario } from './scenario'
import type { Shown } from './subject'
import type { Stored } from './world'

/** What each tab reads in its world; tab b is null until it opens. */
export interface StoredByTab {
  readonly a: Stored
  readonly b: Stored | null
}

/** What a session shows; the same object until something changes. */
export interface SessionView<Start = object, Word extends string = string> {
  /** With every step performed since the start: its link reproduces the session. */
  readonly scenario: Scenario<Start, Word>
  readonly log: readonly LogEntry[]
  /** What was stored once the page had opened, and after each step: one more than there are steps. */
  readonly storedAfter: readonly StoredByTab[]
  /** Virtual milliseconds since the start; real ones on this browser's storages. */
  readonly nowMs: number
  /** On this browser's own storages and clock. */
  readonly isReal: boolean
  readonly tabs: { readonly a: TabView; readonly b: TabView | null }
}

export interface TabView {
  /** A running machine, for the real screens; what is sent to it is recorded as a step. A reload replaces it. */
  readonly actor: Actor<AnyStateMachine>
  /** Ids of the active states, outermost first, without the root. */
  readonly active: readonly string[]
  readonly shown: Shown
  readonly stored: Stored
  /** Milliseconds until each running timer fires, the next one first, as of `nowMs`. */
  readonly timersLeftMs: readonly number[]
  /** The page is in the back-forward cache: no event reaches it. */
  readonly isFrozen: boolean
}
