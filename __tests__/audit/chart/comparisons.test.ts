import { createMachine } from 'xstate'
import type { Chart } from '../../../src/audit/chart/chart'
import { deriveChart } from '../../../src/audit/chart/deriveChart'
import { diffCharts } from '../../../src/audit/chart/diffCharts'
import { stateComparisons, transitionComparisons } from '../../../src/audit/chart/formatDifferences'
import { lock, withDelay, withState, withTurn } from './support/lock'

const named = (name: string) => ({ states: { shut: name }, events: {} })

const moved = (parent: string): Chart => {
  const chart = withState({})
  return {
    ...chart,
    states: chart.states.map((state) => (state.id === 'lock.jammed' ? { ...state, parent } : state)),
  }
}

const sentence = 'Transición turn, de shut a open, regla T1'

const ofTransitions: Readonly<Record<keyof typeof transitionComparisons, readonly [Chart, Chart, string]>> = {
  from: [
    deriveChart(
      createMachine({
        ...lock,
        states: { ...lock.states, shut: { on: { turn: { target: 'jammed', meta: { rule: 'T1' } } } } },
      } as never),
    ),
    deriveChart(
      createMachine({
        ...lock,
        states: { ...lock.states, open: { on: { turn: { target: 'jammed', meta: { rule: 'T1' } } } } },
      } as never),
    ),
    '~ Transición turn, de open a jammed, regla T1: origen: shut → open',
  ],
  event: [withTurn({}), withTurn({}, 'push'), 'de shut a open, regla T1: evento: turn → push'],
  label: [
    withTurn({}, 'turn', { states: {}, events: { turn: 'girar' } }),
    withTurn({}, 'turn', { states: {}, events: { turn: 'dar vuelta' } }),
    'nombre: girar → dar vuelta',
  ],
  guard: [withTurn({ guard: 'hasKey' }), withTurn({}), `~ ${sentence}: guarda: hasKey → nada`],
  guardParams: [
    withTurn({ guard: { type: 'hasKey', params: { size: 1 } } }),
    withTurn({ guard: { type: 'hasKey', params: { size: 2 } } }),
    'datos de la guarda: {"size":1} → {"size":2}',
  ],
  targets: [withTurn({}), withTurn({ target: undefined }), 'destino: open → ninguno'],
  reenter: [withTurn({}), withTurn({ reenter: true }), 'entra de nuevo: no → sí'],
  effects: [
    withTurn({ actions: { type: 'ring', params: { place: 'hall' } } }),
    withTurn({ actions: { type: 'ring', params: { place: 'door' } } }),
    `~ ${sentence}: efectos: ring hall → ring door`,
  ],
  delayMs: [withDelay(50), withDelay(70), 'espera: 50 ms → 70 ms'],
  rule: [withTurn({}), withTurn({ meta: { rule: 'T2' } }), 'regla: T1 → T2'],
  isExtension: [withTurn({}), withTurn({ meta: { rule: 'T1', extension: true } }), 'extensión: no → sí'],
}

const actor = (input: object) => withState({ invoke: { id: 'w', src: 'watch', input } })

const ofStates: Readonly<Record<keyof typeof stateComparisons, readonly [Chart, Chart, string]>> = {
  label: [withState({}, named('cerrado')), withState({}, named('trancado')), 'nombre: cerrado → trancado'],
  type: [withState({}), withState({ type: 'final' }), '~ Estado shut, final: tipo: simple → final'],
  parent: [moved('lock'), moved('lock.open'), 'dentro de: lock → open'],
  initial: [
    deriveChart(createMachine(lock as never)),
    deriveChart(createMachine({ ...lock, initial: 'open' } as never)),
    '~ Estado lock: primer estado: shut → open',
  ],
  entry: [withState({ entry: 'ring' }), withState({ entry: 'hum' }), '~ Estado shut: al entrar: ring → hum'],
  exit: [
    withState({ exit: { type: 'ring', params: { place: 'hall' } } }),
    withState({}),
    '~ Estado shut: al salir: ring hall → nada',
  ],
  actors: [actor({ page: 1 }), actor({ page: 2 }), 'actores: watch (w) 1 → watch (w) 2'],
  tags: [withState({ tags: 'a' }), withState({ tags: 'b' }), 'etiquetas: a → b'],
  rule: [withState({ meta: { rule: 'T1' } }), withState({}), 'regla: T1 → nada'],
  description: [withState({ description: 'Cerrado.' }), withState({}), 'descripción: Cerrado. → nada'],
}

it.each(Object.entries({ ...prefixed('transition', ofTransitions), ...prefixed('state', ofStates) }))(
  '%s: a change of it alone is told',
  (_kind, [before, after, words]) => {
    const { lines, changes } = diffCharts(before, after)
    expect(lines).toEqual([expect.stringContaining(words)])
    expect(Object.values(changes)).toEqual(['changed'])
  },
)

it('every comparison has its row above', () => {
  expect(Object.keys(ofTransitions)).toEqual(Object.keys(transitionComparisons))
  expect(Object.keys(ofStates)).toEqual(Object.keys(stateComparisons))
})

it('a computed parameter that is written otherwise is a change', () => {
  const [before, after] = [
    withTurn({ actions: { type: 'ring', params: () => ({ place: 'hall' }) } }),
    withTurn({ actions: { type: 'ring', params: () => ({ place: 'door' }) } }),
  ]
  expect(diffCharts(before, after).lines).toEqual([
    `~ ${sentence}: efectos: ring () => ({place:'hall'}) → ring () => ({place:'door'})`,
  ])
})

it('of twins that differ in a parameter alone, the one that went is told', () => {
  const ring = (place: string) => ({
    target: 'open',
    actions: { type: 'ring', params: { place } },
    meta: { rule: 'T1' },
  })
  const before = withState({ on: { turn: [ring('hall'), ring('door')] } })
  const after = withState({ on: { turn: [ring('door')] } })
  const { changes, union } = diffCharts(before, after)
  expect(changes).toEqual({ 'lock.shut | turn (antes)': 'removed' })
  expect(union.transitions.find(({ id }) => id.endsWith('(antes)'))?.effectParams).toEqual([
    '{"place":"hall"}',
  ])
})

it('what a chart of the older format does not hold is no difference, what both hold is', () => {
  const full = withTurn({
    guard: 'hasKey',
    reenter: true,
    actions: { type: 'ring', params: { place: 'hall' } },
  })
  const old: Chart = {
    ...full,
    format: 1,
    states: full.states.map((state) => ({
      ...state,
      type: '',
      entry: [],
      exit: [],
      invokeIds: [],
      inputs: [],
    })),
    transitions: full.transitions.map((transition) => ({ ...transition, reenter: false, effectParams: [] })),
  }
  expect(diffCharts(old, full).lines).toEqual([])
  const withoutGuard = withTurn({ reenter: true, actions: { type: 'ring', params: { place: 'hall' } } })
  expect(diffCharts(old, withoutGuard).lines).toEqual([
    `~ Transición turn, de shut a open, entra de nuevo, regla T1: guarda: hasKey → nada`,
  ])
})

function prefixed<Value>(prefix: string, rows: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(rows).map(([kind, row]) => [`${prefix} ${kind}`, row]))
}
