import { createGateMachine } from '../../../features/gate/createGate'
import { gateMachine } from '../../../features/gate/gateMachine'
import { gateSetup } from '../../../features/gate/gateSetup'
import { browserStorage, type GateStorage, type StoragePlace } from '../../../features/gate/gateStorage'
import type { GateWindow, StorageArea } from '../storages/gateWindow'

export type GateMachine = ReturnType<typeof createGateMachine>
type GateConfig = Parameters<typeof gateSetup.createMachine>[0]

/** Functions of the site's gate, each replaced by its name from outside; the site's code has no switch for it. */
export interface Variant {
  /** Replaces functions of the browser's two storages. */
  readonly area?: (area: StorageArea, place: StoragePlace) => Partial<StorageArea>
  /** Replaces functions of the gate's storage port. */
  readonly storage?: (storage: GateStorage, window: GateWindow) => Partial<GateStorage>
  /** Guards, actions and delays of the machine. */
  readonly machine?: (storage: GateStorage) => Parameters<GateMachine['provide']>[0]
  /** States, transitions and tags of the machine. */
  readonly config?: (config: GateConfig) => GateConfig
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

export function storageWithVariant(variant: Variant, window: GateWindow): GateStorage {
  const page = withAreas(window, variant)
  const site = browserStorage(page as Window)
  return { ...site, ...variant.storage?.(site, page) }
}

export function machineOf({ machine, config }: Variant, storage: GateStorage): GateMachine {
  const site = createGateMachine(storage)
  const changed = config
    ? (gateSetup
        .createMachine(config(gateMachine.config as GateConfig))
        .provide(site.implementations) as unknown as GateMachine)
    : site
  return machine ? changed.provide(machine(storage)) : changed
}
