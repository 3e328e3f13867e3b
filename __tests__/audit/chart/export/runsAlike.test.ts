import fc from 'fast-check'
import { createActor, createMachine, fromCallback, stateIn, type AnyStateMachine } from 'xstate'
import { deriveChart } from '../../../../src/audit/chart/deriveChart'
import { toXmlId } from '../../../../src/audit/chart/export/scxmlNames'
import type { ScxmlScripts } from '../../../../src/audit/chart/export/scxmlScripts'
import { toScxml } from '../../../../src/audit/chart/export/toScxml'
import { toXstateJson } from '../../../../src/audit/chart/export/toXstateJson'
import { stateIdsOf } from '../../../../src/audit/chart/machineIds'
import { readScxml, startScxml } from './support/interpreter'
import { lamp } from './support/lamp'

const chart = deriveChart(lamp)
const xmlIds = new Set(chart.states.slice(1).map(({ id }) => toXmlId(id)))

const logged: string[] = []
const implementations = {
  actions: {
    log: (_: unknown, params?: { text: string }) => void logged.push(params?.text ?? 'log'),
    count: () => void logged.push('count'),
    ignore: () => {},
  },
  guards: {
    isOpen: () => true,
    isFull: () => false,
    isOver: () => true,
    // What JSON holds of guards made of others is their name.
    'isOpen and not isFull': () => true,
    'in lamp.on.power.high': stateIn('#lamp.on.power.high'),
  },
  actors: { measure: fromCallback(() => {}) },
  delays: { warmUp: 30 },
}

const scripts: ScxmlScripts = {
  data: { logged: '[]' },
  functions: '',
  guards: { isOpen: () => 'true', isFull: () => 'false', isOver: () => 'true' },
  actions: {
    log: (params = "{ text: 'log' }") => `logged.push((${params}).text);`,
    count: () => "logged.push('count');",
    ignore: () => '',
  },
  actors: { measure: { sentByHost: [] } },
}

/** An event, or milliseconds that pass. */
type LampStep = string | number

const words = 'press deep memory recall again still restart next more less reset status.x foreign'.split(' ')
const steps = fc.oneof<[fc.Arbitrary<LampStep>, fc.Arbitrary<LampStep>]>(
  fc.constantFrom(...words),
  fc.constantFrom(10, 20),
)
const toTheEnd: readonly LampStep[] = ['press', 20, 'next', 'next', 'more']
const throughHistory: readonly LampStep[] = ['press', 20, 'next', 'more', 'press', 'recall']
const visits = [
  toTheEnd,
  throughHistory,
  ...fc.sample(fc.array(steps, { maxLength: 15, size: 'max' }), { numRuns: 400, seed: 56 }),
]

interface Seen {
  readonly active: readonly string[]
  readonly logged: readonly string[]
}

const seenOf = (active: readonly string[], log: string[]): Seen => ({
  active: [...active].sort(),
  logged: log.splice(0),
})

/** What is active and was logged, at the start and after each step, until the machine ends. */
function playInXstate(machine: AnyStateMachine, visit: readonly LampStep[]): Seen[] {
  const actor = createActor(machine.provide(implementations))
  const look = () => seenOf(stateIdsOf(actor.getSnapshot()).map(toXmlId), logged)
  actor.start()
  const seen = [look()]
  for (const step of visit) {
    if (actor.getSnapshot().status !== 'active') break
    if (typeof step === 'number') jest.advanceTimersByTime(step)
    else actor.send({ type: step })
    seen.push(look())
  }
  actor.stop()
  return seen
}

function playInScion(model: Awaited<ReturnType<typeof readScxml>>, visit: readonly LampStep[]): Seen[] {
  const run = startScxml(model, { logged: [] as string[] })
  const isOver = () => run.active().includes('lamp.burnt')
  const look = () =>
    seenOf(
      run.active().filter((id) => xmlIds.has(id)),
      run.data().logged,
    )
  const seen = [look()]
  for (const step of visit) {
    if (isOver()) break
    if (typeof step === 'number') jest.advanceTimersByTime(step)
    else run.send({ type: step })
    seen.push(look())
  }
  jest.clearAllTimers()
  return seen
}

beforeEach(() => void (logged.length = 0))
afterEach(() => jest.useRealTimers())

it(`in ${visits.length} visits the XState JSON does what its machine does`, () => {
  jest.useFakeTimers()
  const machine = createMachine(JSON.parse(JSON.stringify(toXstateJson(chart))) as object)
  expect(visits.map((visit) => playInXstate(machine, visit))).toEqual(
    visits.map((visit) => playInXstate(lamp, visit)),
  )
})

it(`in ${visits.length} visits the SCXML does in SCION what its machine does in XState`, async () => {
  const model = await readScxml(toScxml(chart, scripts))
  jest.useFakeTimers()
  const seen = visits.map((visit) => playInScion(model, visit))
  expect(seen).toEqual(visits.map((visit) => playInXstate(lamp, visit)))
  const reached = new Set(seen.flatMap((looks) => looks.flatMap(({ active }) => active)))
  expect([...reached].sort()).toEqual([...xmlIds].filter((id) => !/\.(last|past)$/.test(id)).sort())
})
