import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { createShortestPathsGen, TestModel } from 'xstate/graph'
import { gateMachine } from '../../features/gate/gateMachine'
import { moves } from './moves'
import { writeScenario, type Scenario } from './scenario'

const nothing: Scenario = { local: { kind: 'nothing' }, session: { kind: 'nothing' }, steps: [] }
const moveOf = (event: AnyEventObject) => moves.find((move) => move.event === event)
const valueOf = (snapshot: AnyMachineSnapshot | undefined) => JSON.stringify(snapshot?.value)

/**
 * Deep links that take every transition of the chart, generated from the machine. Only in Node: the generator is heavy.
 * Two arrivals count as one only if state, event and state before are the same; else shortest paths miss transitions.
 */
export function generatePaths(): readonly string[] {
  const machine: AnyStateMachine = gateMachine
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(machine, {
    events: moves.map(({ event }) => event),
    filterEvents: (snapshot, event) => snapshot.can(event),
    serializeState: (snapshot, event, previous) =>
      [valueOf(snapshot), event && JSON.stringify(event), valueOf(previous)].join(' '),
  })
  const links = model
    .getPaths(createShortestPathsGen())
    .map(({ steps }) =>
      steps.reduce((scenario, { event }) => moveOf(event)?.apply(scenario) ?? scenario, nothing),
    )
    .map(writeScenario)
  return [...new Set(links)].sort()
}
