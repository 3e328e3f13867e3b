import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { createShortestPathsGen, TestModel } from 'xstate/graph'
import { rejectionPulseMs } from '../../src/content/constants'
import { gateMachine } from '../../src/features/gate/gateMachine'
import type { StoredStatus } from '../../src/features/gate/gateStorage'
import { emptyScenario, writeScenario, type Scenario } from '../../src/audit/model/scenario'
import { actionOf, answerSteps, type Step } from '../../src/audit/model/steps'
import type { StorageStart } from '../../src/audit/model/storageStart'

/** An event of the machine, and what a scenario needs for it to happen. */
interface ScenarioEvent {
  readonly event: AnyEventObject
  extend(scenario: Scenario): Scenario
}

const startsWith = (event: AnyEventObject, start: Partial<Scenario>): ScenarioEvent => ({
  event,
  extend: (scenario) => ({ ...scenario, ...start }),
})

const reads = (output: StoredStatus, start: Partial<Scenario>) =>
  startsWith({ type: 'xstate.done.actor.readStatus', output }, start)

const causedBy = (step: Step, event: AnyEventObject): ScenarioEvent => ({
  event,
  extend: (scenario) => ({ ...scenario, steps: [...scenario.steps, step] }),
})

const answers = answerSteps.map((step) => {
  const action = actionOf(step)
  return causedBy(step, action.kind === 'send' ? action.event : { type: step })
})

const changesTo = (step: Step, stored: StoredStatus) => causedBy(step, { type: 'status.changed', stored })

const value = (text: string): StorageStart => ({ kind: 'value', value: text })

function withFullStorage(scenario: Scenario): Scenario {
  const place = scenario.steps.at(-1) === 'si-recordar' ? 'local' : 'session'
  return { ...scenario, [place]: { kind: 'full' } }
}

// Of equally short ways the first one wins: so nothing stored comes before something, local before session.
const scenarioEvents: readonly ScenarioEvent[] = [
  reads({ kind: 'absent' }, {}),
  reads({ kind: 'accepted', place: 'local' }, { local: value('accepted') }),
  reads({ kind: 'accepted', place: 'session' }, { session: value('accepted') }),
  reads({ kind: 'foreign', place: 'local' }, { local: value('x') }),
  reads({ kind: 'foreign', place: 'session' }, { session: value('x') }),
  startsWith({ type: 'xstate.error.actor.readStatus' }, { local: { kind: 'blocked' } }),
  ...answers,
  causedBy(`${rejectionPulseMs}ms`, { type: 'xstate.after.rejectionPulse.gate.not-accepted.rejecting' }),
  changesTo('otra-accepted', { kind: 'accepted', place: 'local' }),
  changesTo('otra-x', { kind: 'foreign', place: 'local' }),
  changesTo('otra-nada', { kind: 'absent' }),
  startsWith({ type: 'xstate.done.actor.writeAccepted' }, {}),
  { event: { type: 'xstate.error.actor.writeAccepted' }, extend: withFullStorage },
]

const valueOf = (snapshot: AnyMachineSnapshot | undefined) => JSON.stringify(snapshot?.value)

/**
 * Deep links that take every transition of the chart, generated from the machine. Only in Node: the generator is heavy.
 * Two arrivals count as one only if state, event and state before are the same; else shortest paths miss transitions.
 */
export function generatePaths(): readonly string[] {
  const machine: AnyStateMachine = gateMachine
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
    events: scenarioEvents.map(({ event }) => event),
    filterEvents: (snapshot, event) => snapshot.can(event),
    serializeState: (snapshot, event, previous) =>
      [valueOf(snapshot), event && JSON.stringify(event), valueOf(previous)].join(' '),
  })
  const extend = (scenario: Scenario, event: AnyEventObject) =>
    scenarioEvents.find((known) => known.event === event)?.extend(scenario) ?? scenario
  const links = model
    .getPaths(createShortestPathsGen())
    .map(({ steps }) => steps.reduce((scenario, { event }) => extend(scenario, event), emptyScenario))
    .map(writeScenario)
  return [...new Set(links)].sort()
}
