import { createActor } from 'xstate'
import type { Gate } from '../../features/gate/createGate'
import { toGateState } from '../../features/gate/gateState'
import type { GateStorage } from '../../features/gate/gateStorage'
import { stateIdsOf } from '../chart/machineIds'
import type { GateWindow } from './environment'
import { createInspectorLog, type InspectorLogContext } from './inspectorLog'
import type { Stored } from './logEntry'
import { reportGuards } from './reportGuards'
import type { TabView } from './sessionView'
import { stepOf, type Step } from './steps'
import { machineOf, storageOf, type Variant } from './variant'

export interface TabContext extends InspectorLogContext {
  readonly window: GateWindow
  readonly variant: Variant
  /** Called with what was done on the tab's screen. */
  readonly onStep: (step: Step) => void
}

/** The site's storage port, or the variant's. */
function recordedStorage({ tab, window, variant, recorder }: TabContext): GateStorage {
  const storage = storageOf(variant, window)
  return {
    ...storage,
    // The port reads before it sends: these reads are the coming event's.
    watch: (changed) =>
      storage.watch(() => {
        recorder.begin(tab)
        changed()
      }),
  }
}

/** The site's machine in one tab, not yet started; the log records what it does. */
export function runTab(context: TabContext) {
  const { tab, time, variant, recorder, onStep } = context
  const { clock, leftMs, takeElapsedMs } = time.tabClock()
  const storage = recordedStorage(context)
  const machine = reportGuards(machineOf(variant, storage), (name, holds) => recorder.guard(tab, name, holds))
  const log = createInspectorLog(context)
  const gate: Gate = createActor(machine, { clock, inspect: log.inspect })
  const { send } = gate
  gate.send = (event) => {
    const step = stepOf(event, tab)
    if (step) onStep(step)
    send(event)
  }

  return {
    takeElapsedMs,
    view(stored: Stored): TabView {
      const snapshot = gate.getSnapshot()
      const active = stateIdsOf(snapshot)
      return { gate, active, shown: toGateState(snapshot), stored, rejectionLeftMs: leftMs() }
    },
    /** Sends without recording a step. */
    send,
    start() {
      log.start(gate.getSnapshot())
      gate.start()
    },
    /** A read or a write is pending. */
    isWaiting: () => Object.keys(gate.getSnapshot().children).some((id) => id !== 'watchStatus'),
    stop: () => void gate.stop(),
  }
}

export type TabRun = ReturnType<typeof runTab>
