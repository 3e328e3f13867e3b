import type { StepDriver } from './performStep'
import type { StorageCall, Stored } from './logEntry'
import type { Tab } from './steps'

export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** As much of a window as the site's storage port uses. */
export interface GateWindow extends EventTarget {
  readonly localStorage: StorageArea
  readonly sessionStorage: StorageArea
}

/** Storages and the pages on them: in memory, or this browser's own. */
export interface Environment extends Pick<StepDriver<void>, 'returnFromCache' | 'writeElsewhere'> {
  /** A new document of the tab; the one before receives no more events. */
  open(tab: Tab): GateWindow
  close(): void
  stored(tab: Tab): Stored
  /** An event has not reached its page yet. */
  isBusy(): boolean
}

/** null removes. Throws what the storage throws. */
export const writeStatus = (area: StorageArea, value: string | null) =>
  value === null ? area.removeItem('status') : area.setItem('status', value)

export type ReportCall = (tab: Tab, call: StorageCall) => void

/** Works in Node too, which has no StorageEvent. */
export const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key })
export const pageShowEvent = () => Object.assign(new Event('pageshow'), { persisted: true })
