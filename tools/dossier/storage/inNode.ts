import { createActor, SimulatedClock } from 'xstate'
import { stateIdsOf } from '../../../src/audit/chart/stateIds'
import type { StorageSight } from '../../../src/audit/dossier/evidence/evidence'
import type { GateWindow, StorageArea } from '../../../src/audit/model/gateWindow'
import { memoryArea, valuesOf } from '../../../src/audit/model/memoryArea'
import { actionOf } from '../../../src/audit/model/steps'
import type { Variant } from '../../../src/audit/model/variant'
import { gate as copy } from '../../../src/content/legal'
import { createGate } from '../../../src/features/gate/createGate'
import { toGateState } from '../../../src/features/gate/gateState'
import { browserStorage } from '../../../src/features/gate/gateStorage'
import type { StorageCase } from './cases'

const refusal = () => {
  throw new DOMException('El almacenamiento se niega a quitar.', 'SecurityError')
}

function areaOf({ scenario, fault, place }: StorageCase, name: 'local' | 'session'): StorageArea {
  const area = memoryArea(scenario[name].kind, valuesOf(scenario[name]))
  return fault === 'remove-throws' && place === name ? { ...area, removeItem: refusal } : area
}

function valueIn(area: StorageArea): string | null {
  try {
    return area.getItem('status')
  } catch {
    return 'SecurityError'
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** The site's own machine and storage port on storages with the fault: what is shown and stored after the answer. */
export async function sightInNode(
  cell: StorageCase,
  variant: Variant = {},
): Promise<{ readonly state: string; readonly sight: StorageSight }> {
  const [localStorage, sessionStorage] = [areaOf(cell, 'local'), areaOf(cell, 'session')]
  const page: GateWindow = Object.assign(new EventTarget(), { localStorage, sessionStorage })
  const site = browserStorage(page as Window)
  const storage = variant.storage?.(site, page) ?? site
  const machine = createGate(storage)
  const gate = createActor(variant.machine?.(machine, storage) ?? machine, {
    clock: new SimulatedClock(),
  }).start()
  await settled()
  for (const step of cell.scenario.steps) {
    const action = actionOf(step)
    if (action?.kind === 'send') gate.send(action.event)
    await settled()
  }
  const snapshot = gate.getSnapshot()
  const { status, errorMessage } = toGateState(snapshot)
  gate.stop()
  const notice = snapshot.hasTag('unsaved') ? copy.unsavedNotice : null
  return {
    state: stateIdsOf(snapshot).at(-1) ?? '',
    sight: {
      status,
      local: valueIn(localStorage),
      session: valueIn(sessionStorage),
      message: errorMessage ?? notice,
    },
  }
}
