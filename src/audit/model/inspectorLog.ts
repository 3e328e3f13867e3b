import type { AnyMachineSnapshot, InspectionEvent, SnapshotFrom } from 'xstate'
import type { gateMachine } from '../../features/gate/gateMachine'
import { toGateState } from '../../features/gate/gateState'
import { stateIdsOf, eventNameOf, transitionIdOf } from '../chart/machineIds'
import type { LogEntry } from './logEntry'
import type { Recorder } from './recorder'
import type { Tab } from './steps'
import type { Time } from './time'

export interface InspectorLogContext {
  readonly tab: Tab
  readonly recorder: Recorder
  readonly time: Time
  /** The step under way. */
  readonly cause: () => Pick<LogEntry, 'step' | 'stepsDone'>
  readonly onChange: () => void
}

const ruleOf = (meta: unknown) =>
  meta && typeof meta === 'object' && 'rule' in meta ? [String(meta.rule)] : []

const effectName = (type: string, params: unknown) =>
  params && typeof params === 'object' && 'place' in params ? `${type} ${String(params.place)}` : type

/** Writes the events of one machine into the log, from its inspector. */
export function createInspectorLog({ tab, recorder, time, cause, onChange }: InspectorLogContext) {
  let before: readonly string[] = []

  function add(snapshot: AnyMachineSnapshot, change: Pick<LogEntry, 'event' | 'transitions' | 'rules'>) {
    const after = stateIdsOf(snapshot)
    const shown = toGateState(snapshot as SnapshotFrom<typeof gateMachine>)
    recorder.add({ tab, atMs: time.now(), ...cause(), ...change, before, after, shown })
    before = after
  }

  return {
    start(snapshot: AnyMachineSnapshot) {
      const rules = Object.values(snapshot.getMeta()).flatMap(ruleOf)
      recorder.begin(tab)
      add(snapshot, { event: 'start', transitions: [], rules })
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
