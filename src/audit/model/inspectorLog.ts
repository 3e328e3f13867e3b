import type { AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { stateIdsOf, eventNameOf, transitionIdOf } from '../chart/machineIds'
import { startEvent, type LogEntry } from './logEntry'
import type { Recorder } from './recorder'
import type { Tab } from './steps'
import type { LabSubject } from './subject'
import type { Time } from './time'

export interface InspectorLogContext {
  readonly tab: Tab
  readonly subject: LabSubject
  readonly recorder: Recorder
  readonly time: Time
  /** The step under way. */
  readonly cause: () => Pick<LogEntry, 'step' | 'stepsDone'>
  readonly onChange: () => void
}

const ruleOf = (meta: unknown) =>
  meta && typeof meta === 'object' && 'rule' in meta ? [String(meta.rule)] : []

const isPlain = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** «removeStatus local»: an action with the plain values it is given. */
const effectName = (type: string, params: unknown) =>
  [type, ...Object.values(params ?? {}).filter(isPlain)].join(' ')

/** Writes the events of one page's machine into the log, from its inspector. */
export function createInspectorLog({ tab, subject, recorder, time, cause, onChange }: InspectorLogContext) {
  let before: readonly string[] = []

  function add(snapshot: AnyMachineSnapshot, change: Pick<LogEntry, 'event' | 'transitions' | 'rules'>) {
    const after = stateIdsOf(snapshot)
    const shown = subject.show(snapshot)
    recorder.add({ tab, atMs: time.now(), ...cause(), ...change, before, after, shown })
    before = after
  }

  return {
    start(snapshot: AnyMachineSnapshot) {
      const rules = Object.values(snapshot.getMeta()).flatMap(ruleOf)
      recorder.begin(tab)
      add(snapshot, { event: startEvent, transitions: [], rules })
    },

    inspect(inspected: InspectionEvent) {
      if (inspected.actorRef.sessionId !== inspected.rootId) return
      if (inspected.type === '@xstate.event') recorder.begin(tab)
      if (inspected.type === '@xstate.action' && !inspected.action.type.startsWith('xstate.')) {
        recorder.effect(tab, effectName(inspected.action.type, inspected.action.params))
      }
      if (inspected.type === '@xstate.microstep' && inspected.event.type !== 'xstate.stop') {
        add(inspected.snapshot as AnyMachineSnapshot, {
          event: eventNameOf(inspected.event.type),
          transitions: inspected._transitions.map(transitionIdOf),
          rules: inspected._transitions.flatMap(({ meta }) => ruleOf(meta)),
        })
      }
      if (inspected.type === '@xstate.snapshot') onChange()
    },
  }
}
