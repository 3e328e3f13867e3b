import type { AnyEventObject } from 'xstate'
import { rejectionPulseMs } from '../../content/constants'
import type { StoredStatus } from '../../features/gate/gateStorage'
import type { Scenario, StorageStart, Step } from './scenario'

/** An event of the machine, and what a scenario needs for it to happen. */
export interface Move {
  readonly event: AnyEventObject
  apply(scenario: Scenario): Scenario
}

const starts = (event: AnyEventObject, begin: Partial<Scenario>): Move => ({
  event,
  apply: (scenario) => ({ ...scenario, ...begin }),
})

const reads = (output: StoredStatus, begin: Partial<Scenario>) =>
  starts({ type: 'xstate.done.actor.readStatus', output }, begin)

const takes = (step: Step, event: AnyEventObject): Move => ({
  event,
  apply: (scenario) => ({ ...scenario, steps: [...scenario.steps, step] }),
})

const hears = (step: Step, stored: StoredStatus) => takes(step, { type: 'status.changed', stored })

const value = (text: string): StorageStart => ({ kind: 'value', value: text })

// Of equally short ways the first one wins: so nothing stored comes before something, local before session.
export const moves: readonly Move[] = [
  reads({ kind: 'absent' }, {}),
  reads({ kind: 'accepted', place: 'local' }, { local: value('accepted') }),
  reads({ kind: 'accepted', place: 'session' }, { session: value('accepted') }),
  reads({ kind: 'foreign', place: 'local' }, { local: value('x') }),
  reads({ kind: 'foreign', place: 'session' }, { session: value('x') }),
  starts({ type: 'xstate.error.actor.readStatus' }, { local: { kind: 'blocked' } }),
  takes('si', { type: 'yes', remember: false }),
  takes('si-recordar', { type: 'yes', remember: true }),
  takes('no', { type: 'no' }),
  takes(`${rejectionPulseMs}ms`, { type: 'xstate.after.rejectionPulse.gate.not-accepted.rejecting' }),
  takes('olvidar', { type: 'forget' }),
  hears('otra-accepted', { kind: 'accepted', place: 'local' }),
  hears('otra-x', { kind: 'foreign', place: 'local' }),
  hears('otra-nada', { kind: 'absent' }),
  starts({ type: 'xstate.done.actor.writeAccepted' }, {}),
  { event: { type: 'xstate.error.actor.writeAccepted' }, apply: withFullStorage },
]

function withFullStorage(scenario: Scenario): Scenario {
  const place = scenario.steps.at(-1) === 'si-recordar' ? 'local' : 'session'
  return { ...scenario, [place]: { kind: 'full' } }
}
