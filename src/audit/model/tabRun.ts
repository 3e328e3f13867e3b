import { createActor, type AnyEventObject } from 'xstate'
import { stateIdsOf, transitionIdOf, transitionsOf } from '../chart/machineIds'
import { createInspectorLog, type InspectorLogContext } from './inspectorLog'
import { reportGuards } from './reportGuards'
import type { TabView } from './sessionView'
import type { Stored } from './world'

export interface TabContext extends InspectorLogContext {
  /** The tab's page of the world. */
  readonly page: unknown
  /** A planted defect. */
  readonly variant: unknown
  /** Called with what was done on the tab's screen. */
  readonly onStep: (step: string) => void
}

/** What could happen to a tab's machine next. Asking changes nothing. */
export interface TabOutlook {
  /** Ids of the transitions that leave the active states, but for those that fire by themselves. */
  readonly leaving: readonly string[]
  /** Ids of those that the event would fire now. */
  firedBy(event: AnyEventObject): readonly string[]
}

const firesByItself = /^$|^xstate\.(done|error)\./

/** The subject's machine in one tab, not yet started; the log records what it does. */
export function runTab(context: TabContext) {
  const { tab, subject, page, time, variant, recorder, onStep } = context
  const { clock, timersLeftMs, takeElapsedMs, freeze, resume } = time.tabClock()
  let isAsked = false
  const machine = reportGuards(subject.createMachine(page, variant), (name, holds) => {
    if (!isAsked) recorder.guard(tab, name, holds)
  })
  const log = createInspectorLog(context)
  const actor = createActor(machine, { clock, inspect: log.inspect, input: subject.input })
  const { send } = actor
  let isFrozen = false
  // Nobody can press anything on a frozen page.
  actor.send = (event) => {
    if (isFrozen) return
    const step = subject.steps.stepOf(event, tab)
    if (step !== null) onStep(step)
    send(event)
  }

  function firedBy(event: AnyEventObject) {
    if (isFrozen) return []
    isAsked = true
    try {
      return machine.getTransitionData(actor.getSnapshot(), event).map(transitionIdOf)
    } finally {
      isAsked = false
    }
  }

  return {
    outlook: (): TabOutlook => ({
      leaving: actor
        .getSnapshot()
        ._nodes.flatMap(transitionsOf)
        .filter(({ eventType }) => !firesByItself.test(eventType))
        .map(transitionIdOf),
      firedBy,
    }),
    takeElapsedMs,
    freeze() {
      isFrozen = true
      freeze()
    },
    resume() {
      isFrozen = false
      resume()
    },
    view(stored: Stored): TabView {
      const snapshot = actor.getSnapshot()
      return {
        actor,
        active: stateIdsOf(snapshot),
        shown: subject.show(snapshot),
        stored,
        timersLeftMs: timersLeftMs(),
        isFrozen,
      }
    },
    /** Sends without recording a step; a frozen page receives nothing. */
    send: (event: Parameters<typeof send>[0]) => void (isFrozen || send(event)),
    start() {
      log.start(actor.getSnapshot())
      actor.start()
    },
    stop: () => void actor.stop(),
  }
}

export type TabRun = ReturnType<typeof runTab>
