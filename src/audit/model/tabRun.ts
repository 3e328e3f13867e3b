import { createActor } from 'xstate'
import { createGate, type Gate } from '../../features/gate/createGate'
import { browserStorage, type GateStorage } from '../../features/gate/gateStorage'
import type { LogEntry, Tab } from './logEntry'
import type { GateWindow } from './gateWindow'
import { createJournal } from './inspectorLog'
import { observed } from './observed'
import type { Recorder } from './recorder'
import type { Step } from './scenario'
import { stepOf } from './steps'
import type { Time } from './time'
import type { Variant } from './variant'

export interface TabContext {
  readonly tab: Tab
  readonly window: GateWindow
  readonly time: Time
  readonly variant: Variant
  readonly recorder: Recorder
  /** The step under way, for the log. */
  readonly cause: () => Pick<LogEntry, 'step' | 'stepsDone'>
  /** A screen took this step. */
  readonly record: (step: Step) => void
  readonly changed: () => void
}

/** The site's storage port, or what a defect makes of it. */
function portOf({ tab, window, variant, recorder }: TabContext): GateStorage {
  const site = browserStorage(window as Window)
  const port = variant.storage?.(site, window) ?? site
  return {
    ...port,
    // The port reads before it sends: these reads are the coming event's.
    watch: (heard) =>
      port.watch(() => {
        recorder.begin(tab)
        heard()
      }),
  }
}

/** The site's machine in one tab, not yet started; writes down what it does. */
export function runTab(context: TabContext) {
  const { tab, time, variant, recorder, cause, record, changed } = context
  const { clock, leftMs, takeMs } = time.tabClock()
  const storage = portOf(context)
  const site = createGate(storage)
  const machine = observed(variant.machine?.(site, storage) ?? site, (name, holds) =>
    recorder.guard(tab, name, holds),
  )
  const journal = createJournal({ tab, recorder, now: time.now, cause, changed })
  const gate: Gate = createActor(machine, { clock, inspect: journal.inspect })
  const { send } = gate
  gate.send = (event) => {
    const step = stepOf(event, tab)
    if (step) record(step)
    send(event)
  }

  return {
    gate,
    leftMs,
    takeMs,
    /** Sends without recording a step. */
    send,
    start() {
      journal.start(gate.getSnapshot())
      gate.start()
    },
    /** A reading or a writing has not come back yet. */
    isWaiting: () => Object.keys(gate.getSnapshot().children).some((id) => id !== 'watchStatus'),
    stop: () => void gate.stop(),
  }
}

export type TabRun = ReturnType<typeof runTab>
