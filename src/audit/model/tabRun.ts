import { createActor } from 'xstate'
import type { Gate } from '../../features/gate/createGate'
import type { GateStorage } from '../../features/gate/gateStorage'
import type { GateWindow } from './environment'
import { createInspectorLog } from './inspectorLog'
import type { LogEntry } from './logEntry'
import type { Recorder } from './recorder'
import { reportGuards } from './reportGuards'
import { stepOf, type Step, type Tab } from './steps'
import type { Time } from './time'
import { machineOf, storageOf, type Variant } from './variant'

export interface TabContext {
  readonly tab: Tab
  readonly window: GateWindow
  readonly time: Time
  readonly variant: Variant
  readonly recorder: Recorder
  /** The step under way, for the log. */
  readonly cause: () => Pick<LogEntry, 'step' | 'stepsDone'>
  /** Called with what was done on the tab's screen. */
  readonly onStep: (step: Step) => void
  readonly onChange: () => void
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
  const { tab, time, variant, recorder, cause, onStep, onChange } = context
  const { clock, leftMs, takeElapsedMs } = time.tabClock()
  const storage = recordedStorage(context)
  const machine = reportGuards(machineOf(variant, storage), (name, holds) => recorder.guard(tab, name, holds))
  const log = createInspectorLog({ tab, recorder, now: time.now, cause, onChange })
  const gate: Gate = createActor(machine, { clock, inspect: log.inspect })
  const { send } = gate
  gate.send = (event) => {
    const step = stepOf(event, tab)
    if (step) onStep(step)
    send(event)
  }

  return {
    gate,
    leftMs,
    takeElapsedMs,
    /** Sends without recording a step. */
    send,
    start() {
      log.start(gate.getSnapshot())
      gate.start()
    },
    /** A reading or a writing has not come back yet. */
    isWaiting: () => Object.keys(gate.getSnapshot().children).some((id) => id !== 'watchStatus'),
    stop: () => void gate.stop(),
  }
}

export type TabRun = ReturnType<typeof runTab>
