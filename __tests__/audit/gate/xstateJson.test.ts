import { createMachine, fromCallback, fromPromise, type AnyEventObject } from 'xstate'
import { toXstateJson } from '../../../src/audit/chart/export/toXstateJson'
import { deriveGateChart } from '../../../src/audit/gate/deriveGateChart'
import { matrix } from '../../../src/audit/gate/matrix'
import { recordedRun } from '../../../src/audit/gate/recordedRun'
import { readScenario } from '../../../src/audit/gate/scenario'
import { checkScenario } from '../support/gateRuns'
import { gateMachine } from '../../../src/features/gate/gateMachine'
import { readOrAbsent, type GateStorage, type StoragePlace } from '../../../src/features/gate/gateStorage'
import { expectSome } from '../../support/expectSome'

interface GateConfig {
  meta: { delays: Record<string, number> }
  states: { accepted: { states: { storing: { invoke: [{ input?: unknown }] } } } }
}

type Guard = (context: unknown, params: unknown) => boolean

/** What JSON does not hold of the gate's guards: the part of the event that they are given. */
const partOf = (event: AnyEventObject): unknown => event.output ?? event.stored ?? event

/** The gate of the JSON, with all that JSON does not hold. */
const mockGateOfJson = (storage: GateStorage) => {
  const config = JSON.parse(JSON.stringify(toXstateJson(deriveGateChart()))) as GateConfig
  const [invoke] = config.states.accepted.states.storing.invoke
  invoke.input = ({ event }: { event: AnyEventObject }) => ({ place: event.remember ? 'local' : 'session' })
  const guards = Object.entries(gateMachine.implementations.guards as unknown as Record<string, Guard>)
  return createMachine(config as object, {
    delays: config.meta.delays,
    guards: Object.fromEntries(
      guards.map(([name, holds]) => [
        name,
        ({ event }: { event: AnyEventObject }) => holds({}, partOf(event)),
      ]),
    ),
    actions: {
      removeStatus: ({ event }, params) =>
        storage.remove(((params ?? partOf(event)) as { place: StoragePlace }).place),
    },
    actors: {
      readStatus: fromPromise(async () => storage.read()),
      writeAccepted: fromPromise<void, { place: StoragePlace }>(async ({ input }) =>
        storage.writeAccepted(input.place),
      ),
      watchStatus: fromCallback(({ sendBack }) =>
        storage.watch(() => sendBack({ type: 'status.changed', stored: readOrAbsent(storage) })),
      ),
    },
  })
}

jest.mock('../../../src/features/gate/createGate', () => ({
  createGateMachine: (storage: GateStorage) => mockGateOfJson(storage),
}))

it(`the gate's XState JSON, given its functions, goes through ${recordedRun.paths.length} recorded paths as the rules demand`, async () => {
  for (const { link, transitions } of expectSome(recordedRun.paths)) {
    const { failure, view } = await checkScenario(readScenario(link).scenario)
    expect({ link, failure, taken: view.log.flatMap((entry) => entry.transitions) }).toEqual({
      link,
      failure: null,
      taken: transitions,
    })
  }
})

it(`and through the matrix of ${matrix.length} pairs of values and answers`, async () => {
  const runs = await Promise.all(expectSome(matrix).map((scenario) => checkScenario(scenario)))
  expect(runs.map(({ failure }) => failure)).toEqual(matrix.map(() => null))
})
