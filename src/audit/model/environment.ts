import type { StorageCall, Stored, Tab } from './logEntry'
import type { GateWindow } from './gateWindow'

/** Where a session's pages live: storages, and what pages hear of each other. */
export interface World {
  /** A new document of the tab; the one before hears nothing more. */
  open(tab: Tab): GateWindow
  close(): void
  stored(tab: Tab): Stored
  /** Another page, which is no tab of ours, writes the status to local storage; null removes it. */
  writeElsewhere(value: string | null): void
  /** The tab's page comes out of the back-forward cache. */
  comeBack(tab: Tab): void
  /** An event is still on its way to a page. */
  isBusy(): boolean
}

export type Report = (tab: Tab, call: StorageCall) => void
