import type { Tab } from './steps'

/** What a world keeps where the machine's pages can read it; null is nothing, a refusal is named. */
export type Stored = Readonly<Record<string, string | null>>

/** One reading or writing of a page in its world. */
export interface WorldCall {
  /** Key of `Stored`. */
  readonly place: string
  readonly call: 'read' | 'write' | 'remove'
  /** The value read or written; null is nothing. */
  readonly value: string | null
  /** Name of the error thrown, or null. */
  readonly error: string | null
}

/** What a world tells the session. */
export interface WorldReport {
  call(tab: Tab, call: WorldCall): void
  /** An event from outside is about to reach the tab's page: what is read from now on belongs to it. */
  eventArrives(tab: Tab): void
}

/** What surrounds the machine's pages, with its faults: in memory, or this browser's own. */
export interface World<Page = unknown, Action = unknown> {
  /** A new document of the tab; the one before receives no more events. */
  open(tab: Tab): Page
  close(): void
  stored(tab: Tab): Stored
  act(action: Action): void
  /** Until it returns, the tab's page receives no events. */
  freeze(tab: Tab): void
  return(tab: Tab): void
  /** An event has not reached its page yet. */
  isBusy(): boolean
}
