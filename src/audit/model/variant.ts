import type { createGate } from '../../features/gate/createGate'
import type { GateStorage } from '../../features/gate/gateStorage'
import type { GateWindow } from './gateWindow'

export type GateMachine = ReturnType<typeof createGate>

/** A planted defect, wrapped around the site's gate from outside; the site's code never knows of it. */
export interface Variant {
  readonly storage?: (storage: GateStorage, window: GateWindow) => GateStorage
  readonly machine?: (machine: GateMachine, storage: GateStorage) => GateMachine
}
