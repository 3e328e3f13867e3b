import { createGateMachine } from '../../features/gate/createGate'
import { browserStorage, type GateStorage, type StoragePlace } from '../../features/gate/gateStorage'
import type { GateWindow, StorageArea } from './environment'

export type GateMachine = ReturnType<typeof createGateMachine>

/** Functions of the site's gate, each replaced by its name from outside; the site's code has no switch for it. */
export interface Variant {
  /** Of the browser's two storages. */
  readonly area?: (area: StorageArea, place: StoragePlace) => Partial<StorageArea>
  /** Of the gate's storage port. */
  readonly storage?: (storage: GateStorage, window: GateWindow) => Partial<GateStorage>
  /** Guards, actions and delays of the machine. */
  readonly machine?: (storage: GateStorage) => Parameters<GateMachine['provide']>[0]
}

function withAreas(window: GateWindow, { area }: Variant): GateWindow {
  if (!area) return window
  const replace = (original: StorageArea, place: StoragePlace) => ({ ...original, ...area(original, place) })
  return {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    localStorage: replace(window.localStorage, 'local'),
    sessionStorage: replace(window.sessionStorage, 'session'),
  }
}

export function storageOf(variant: Variant, window: GateWindow): GateStorage {
  const page = withAreas(window, variant)
  const site = browserStorage(page as Window)
  return { ...site, ...variant.storage?.(site, page) }
}

export function machineOf({ machine }: Variant, storage: GateStorage): GateMachine {
  const site = createGateMachine(storage)
  return machine ? site.provide(machine(storage)) : site
}
