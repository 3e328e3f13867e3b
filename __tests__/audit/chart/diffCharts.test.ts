import { setup } from 'xstate'
import type { Chart, ChartTransition } from '../../../src/audit/chart/chart'
import { deriveChart } from '../../../src/audit/chart/deriveChart'
import { deriveGateChart } from '../../../src/audit/gate/deriveGateChart'
import { diffCharts } from '../../../src/audit/chart/diffCharts'
import { layOut } from '../../../tools/chart/layout'

const gate = deriveGateChart()

const withTransition = (chart: Chart, id: string, change: Partial<ChartTransition>): Chart => ({
  ...chart,
  transitions: chart.transitions.map((transition) =>
    transition.id === id ? { ...transition, ...change } : transition,
  ),
})

const timer = (delay: number) =>
  deriveChart(
    setup({ delays: { pause: delay } }).createMachine({
      id: 'timer',
      initial: 'on',
      states: { on: { after: { pause: 'off' } }, off: {} },
    }),
  )

const door = (isLocked: boolean, opened = 'open') =>
  deriveChart(
    setup({ guards: { hasKey: () => true } }).createMachine({
      id: 'door',
      initial: 'closed',
      states: {
        closed: {
          on: {
            push: [
              { ...(isLocked ? { guard: 'hasKey' } : {}), target: opened, meta: { rule: 'D1' } },
              { target: 'closed', meta: { rule: 'D2' } },
            ],
          },
        },
        open: {},
        broken: {},
      },
    }),
  )

it('a chart does not differ from itself', () => {
  expect(diffCharts(gate, deriveGateChart())).toEqual({ changes: {}, lines: [], union: gate })
})

it('a guard that was removed is a change of that transition, not another transition', () => {
  const { changes, lines } = diffCharts(door(true), door(false))
  expect(lines).toEqual(['~ Transición push, de closed a open, regla D1: guarda: hasKey → nada'])
  expect(changes).toEqual({ 'door.closed | push': 'changed' })
})

it('a target that moved is reported with both places', () => {
  const { lines } = diffCharts(door(true), door(true, 'broken'))
  expect(lines).toEqual([
    '~ Transición push, si hasKey, de closed a broken, regla D1: destino: open → broken',
  ])
})

it('the pulse that grew from 50 to 500 ms is reported in milliseconds', () => {
  const { changes, lines } = diffCharts(timer(50), timer(500))
  expect(lines).toEqual(['~ Transición tras 500 ms, de on a off: espera: 50 ms → 500 ms'])
  expect(changes).toEqual({ 'timer.on | after pause': 'changed' })
})

it('a new transition is added, seen from the other side it is removed and still drawn', () => {
  const without = { ...gate, transitions: gate.transitions.filter(({ rule }) => rule !== 'X3') }
  expect(diffCharts(without, gate).lines).toEqual([
    '+ Transición olvidar, de aceptado a no aceptado, regla X3',
  ])

  const { changes, lines, union } = diffCharts(gate, without)
  expect(lines).toEqual(['− Transición olvidar, de aceptado a no aceptado, regla X3'])
  expect(changes).toEqual({ 'gate.accepted | forget': 'removed' })
  expect(union.transitions).toHaveLength(gate.transitions.length)
})

it('a removed transition whose name another one took keeps a name of its own in the drawing', () => {
  const [remembered, plain] = gate.transitions.filter(({ event }) => event === 'yes') as [
    ChartTransition,
    ChartTransition,
  ]
  const after = withTransition(gate, remembered.id, { id: plain.id, guard: '' })
  const { union, changes } = diffCharts(gate, {
    ...after,
    transitions: after.transitions.filter((transition) => transition !== plain),
  })
  expect(changes).toEqual({
    'gate.not-accepted | yes': 'changed',
    'gate.not-accepted | yes (antes)': 'removed',
  })
  const ids = union.transitions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(gate.transitions.length)
})

it('a state that came, went or changed is reported, and what was removed is still drawn', async () => {
  const after: Chart = {
    ...gate,
    states: gate.states
      .filter(({ id }) => id !== 'gate.accepted.unsaved')
      .map((state) => (state.id === 'gate.checking' ? { ...state, tags: ['busy'] } : state)),
    transitions: gate.transitions.filter(({ to }) => to !== 'gate.accepted.unsaved'),
  }
  const { lines, changes, union } = diffCharts(gate, after)
  expect(lines).toEqual([
    '− Estado aceptado · sin guardar. Aceptado solo durante esta visita: la respuesta no se pudo guardar.',
    '~ Estado comprobando: etiquetas: loading → busy',
    '− Transición writeAccepted fallido, de aceptado · guardando a aceptado · sin guardar, regla X2',
  ])
  expect(changes['gate.accepted.unsaved']).toBe('removed')
  const drawn = await layOut(union, 'RIGHT')
  expect(drawn.states.map(({ id }) => id)).toContain('gate.accepted.unsaved')
})

it('transitions that are tried in another order decide otherwise: that is a change', () => {
  const [first, second, ...others] = gate.transitions as [ChartTransition, ChartTransition]
  const { lines } = diffCharts(gate, { ...gate, transitions: [second, first, ...others] })
  expect(lines).toEqual([
    '~ Transición readStatus terminado, si localIsAccepted, de comprobando a aceptado · recordado, regla R2: se prueba en otro orden',
  ])
})

it('two machines of different names are drawn beside each other', async () => {
  const { union } = diffCharts(timer(50), door(true))
  const drawn = await layOut(union, 'RIGHT')
  expect(drawn.states.map(({ id }) => id)).toEqual(expect.arrayContaining(['timer.on', 'door.open']))
})

it('effects that changed are reported', () => {
  const after = withTransition(gate, 'gate.accepted | forget', { effects: ['removeStatus'] })
  expect(diffCharts(gate, after).lines).toEqual([
    '~ Transición olvidar, de aceptado a no aceptado, regla X3: efectos: removeStatus local, removeStatus session → removeStatus local',
  ])
})
