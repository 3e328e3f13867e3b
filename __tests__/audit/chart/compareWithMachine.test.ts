import { createMachine } from 'xstate'
import { compareWithMachine } from '../../../src/audit/chart/compareWithMachine'
import { deriveChart } from '../../../src/audit/chart/deriveChart'
import { gateChart } from '../../../src/audit/gate/gateChart'
import { gateMachine } from '../../../src/features/gate/gateMachine'
import { player } from './support/player'

const shut = { on: { turn: { target: 'open', guard: 'hasKey', actions: 'ring' } }, after: { wait: 'open' } }

const lock = (state: object = shut, others: object = {}) =>
  createMachine({ id: 'lock', initial: 'shut', states: { shut: state, open: {}, ...others } } as never, {
    delays: { wait: 50 },
  })

const written = deriveChart(lock())
const turn = 'lock.shut | turn | hasKey'

it.each([
  ['the gate’s', gateChart, gateMachine],
  ['a machine with everything, its', deriveChart(player), player],
])('%s chart knows the machine it was written from', (_whose, chart, machine) => {
  expect(compareWithMachine(chart, machine)).toEqual({ unknown: [], missing: [], union: chart })
})

it('what the machine has besides is unknown and in the union; its names are those given', () => {
  const machine = lock({ ...shut, on: { ...shut.on, kick: 'broken' } }, { broken: {} })
  const words = { states: { broken: 'rota' }, events: {} }
  const { unknown, missing, union } = compareWithMachine(written, machine, words)
  expect(unknown).toEqual(['lock.broken', 'lock.shut | kick'])
  expect(missing).toEqual([])
  expect(union.states.at(-1)).toMatchObject({ id: 'lock.broken', label: 'rota' })
  expect(union.transitions.map(({ id }) => id)).toContain('lock.shut | kick')
})

it('what the machine has no more is missing, and stays in the union', () => {
  const { unknown, missing, union } = compareWithMachine(deriveChart(lock(shut, { broken: {} })), lock({}))
  expect(unknown).toEqual([])
  expect(missing).toEqual(['lock.broken', turn, 'lock.shut | after wait'])
  expect(union.transitions).toHaveLength(2)
})

it.each([
  ['target', { target: 'shut' }],
  ['actions', { actions: ['ring', 'hum'] }],
  ['no target', { target: undefined }],
])('a transition of a known id with another %s is unknown; the older one has another id', (_part, change) => {
  const machine = lock({ ...shut, on: { turn: { ...shut.on.turn, ...change } } })
  const { unknown, missing, union } = compareWithMachine(written, machine)
  expect(unknown).toEqual([turn])
  expect(missing).toEqual([`${turn} (antes)`])
  const own = deriveChart(machine).transitions.find(({ id }) => id === turn)
  expect(union.transitions.find(({ id }) => id === turn)).toEqual(own)
})

it('another delay is another structure', () => {
  const machine = createMachine({ id: 'lock', initial: 'shut', states: { shut, open: {} } } as never, {
    delays: { wait: 70 },
  })
  expect(compareWithMachine(written, machine).unknown).toEqual(['lock.shut | after wait'])
})

it('a state of another type is unknown, and stands in the union once', () => {
  const { unknown, missing, union } = compareWithMachine(written, lock(shut, { open: { type: 'final' } }))
  expect([unknown, missing]).toEqual([['lock.open'], []])
  expect(union.states.filter(({ id }) => id === 'lock.open')).toMatchObject([{ type: 'final' }])
})

it('parameters are not compared, nor what an older format does not hold', () => {
  const ring = (place: string) =>
    lock({ on: { turn: { target: 'open', actions: { type: 'ring', params: { place } } } } })
  expect(compareWithMachine(deriveChart(ring('hall')), ring('door')).unknown).toEqual([])
  const old = {
    ...written,
    format: 1,
    states: written.states.map((state) => ({ ...state, type: '' as const })),
  }
  expect(compareWithMachine(old, lock()).unknown).toEqual([])
})
