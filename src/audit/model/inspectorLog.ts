import type { AnyMachineSnapshot, InspectionEvent, SnapshotFrom } from 'xstate'
import type { gateMachine } from '../../features/gate/gateMachine'
import { toGateState } from '../../features/gate/gateState'
import { stateIdsOf } from '../chart/stateIds'
import { eventNameOf, transitionIdOf } from '../chart/transitionIds'
import type { LogEntry, Tab } from './logEntry'
import type { Recorder } from './recorder'

interface JournalContext {
  readonly tab: Tab
  readonly recorder: Recorder
  readonly now: () => number
  /** The step under way. */
  readonly cause: () => Pick<LogEntry, 'step' | 'stepsDone'>
  readonly changed: () => void
}

const ruleOf = (meta: unknown) =>
  meta && typeof meta === 'object' && 'rule' in meta ? [String(meta.rule)] : []

const effectName = (type: string, params: unknown) =>
  params && typeof params === 'object' && 'place' in params ? `${type} ${String(params.place)}` : type

/** Writes one machine's life into the log, from what its inspector says. */
export function createJournal({ tab, recorder, now, cause, changed }: JournalContext) {
  let before: readonly string[] = []

  function add(snapshot: AnyMachineSnapshot, happened: Pick<LogEntry, 'event' | 'transitions' | 'rules'>) {
    const after = stateIdsOf(snapshot)
    const shown = toGateState(snapshot as SnapshotFrom<typeof gateMachine>)
    recorder.add({ tab, atMs: now(), ...cause(), ...happened, before, after, shown })
    before = after
  }

  return {
    start(snapshot: AnyMachineSnapshot) {
      const rules = Object.values(snapshot.getMeta()).flatMap(ruleOf)
      recorder.begin(tab)
      add(snapshot, { event: 'start', transitions: [], rules })
    },

    inspect(seen: InspectionEvent) {
      if (seen.actorRef.sessionId !== seen.rootId) return
      if (seen.type === '@xstate.event') recorder.begin(tab)
      if (seen.type === '@xstate.action' && !seen.action.type.startsWith('xstate.')) {
        recorder.effect(tab, effectName(seen.action.type, seen.action.params))
      }
      if (seen.type === '@xstate.microstep' && seen.event.type !== 'xstate.stop') {
        add(seen.snapshot as AnyMachineSnapshot, {
          event: eventNameOf(seen.event.type),
          transitions: seen._transitions.map(transitionIdOf),
          rules: seen._transitions.flatMap(({ meta }) => ruleOf(meta)),
        })
      }
      if (seen.type === '@xstate.snapshot') changed()
    },
  }
}
