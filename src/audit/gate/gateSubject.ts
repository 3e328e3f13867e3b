import type { SnapshotFrom } from 'xstate'
import { gateMachine } from '../../features/gate/gateMachine'
import { toGateState } from '../../features/gate/gateState'
import type { LabSubject } from '../model/subject'
import { defects } from './defects/defects'
import { machineOf, storageWithVariant, type Variant } from './defects/variant'
import { requirementsOf } from './evidence/requirements'
import { gateFields } from './fields'
import { matrix } from './matrix'
import { gateOracle } from './oracle/gateOracle'
import { gateLabWords } from './labWords'
import { rules } from './rules'
import { gateScripts } from './scxmlScripts'
import { gateSteps, type Step } from './steps'
import { browserStorages } from './storages/browserStorages'
import { gateStarts, type GateStart } from './storages/gateStarts'
import type { GateWindow } from './storages/gateWindow'
import { createMemoryStorages } from './storages/memoryStorages'
import { visits } from './visits'

/** The site's age gate in the lab: its own machine and storage module, in a world of two storages. */
export const gateSubject: LabSubject<GateStart, GateWindow, Variant, Step> = {
  id: gateMachine.id,
  words: gateLabWords,
  starts: gateStarts,
  steps: gateSteps,
  createWorld: createMemoryStorages,
  browser: browserStorages,
  createMachine: (page, variant = {}) => machineOf(variant, storageWithVariant(variant, page)),
  show(snapshot) {
    const gate = snapshot as SnapshotFrom<typeof gateMachine>
    return { ...toGateState(gate), isUnsaved: gate.hasTag('unsaved') }
  },
  fields: gateFields,
  oracle: gateOracle,
  rules,
  scripts: gateScripts,
  requirementsOf,
  async loadPlaywright() {
    const { gatePlaywright } = await import(/* webpackChunkName: "files" */ './evidence/gatePlaywright')
    return gatePlaywright
  },
  defects,
  scenarios: [...matrix, ...visits],
}
