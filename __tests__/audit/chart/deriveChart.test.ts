import { createActor, createMachine, type AnyTransitionDefinition } from 'xstate'
import { deriveChart } from '../../../src/audit/chart/deriveChart'
import { deriveGateChart } from '../../../src/audit/gate/deriveGateChart'
import { stateIdsOf, transitionIdOf } from '../../../src/audit/chart/machineIds'
import { gateMachine } from '../../../src/features/gate/gateMachine'
import { expectSome } from '../../support/expectSome'

const { states, transitions } = deriveGateChart()

it('every transition has a readable id of its own', () => {
  const ids = transitions.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain('gate.checking | readStatus done | localIsAccepted')
  expect(ids).toContain('gate.not-accepted.rejecting | after rejectionPulse')
})

it('two transitions of the same words are told apart by their order', () => {
  const twins = createMachine({
    id: 'twins',
    initial: 'a',
    on: { go: [{ target: '.a' }, { target: '.b' }] },
    states: { a: {}, b: {} },
  })
  expect(deriveChart(twins).transitions.map(({ id, to }) => [id, to])).toEqual([
    ['twins | go', 'twins.a'],
    ['twins | go #2', 'twins.b'],
  ])
})

it('the pulse after NO lasts 50 ms; nothing else waits', () => {
  expect(transitions.flatMap(({ rule, delayMs }) => (delayMs === null ? [] : [[rule, delayMs]]))).toEqual([
    ['R10', 50],
  ])
})

it('a delay written in the chart itself is shown, a computed one has no figure', () => {
  const timers = createMachine(
    { id: 'timers', initial: 'a', states: { a: { after: { 300: 'b', wait: 'b' } }, b: {} } },
    { delays: { wait: () => 7 } },
  )
  expect(deriveChart(timers).transitions.map(({ event, delayMs }) => [event, delayMs])).toEqual([
    ['after 300', 300],
    ['after wait', null],
  ])
})

it('extensions are the X-rules and no others', () => {
  for (const { rule, isExtension } of expectSome(transitions)) expect(isExtension).toBe(rule.startsWith('X'))
})

it('states name their parent, first child, actors and tags; the root comes first', () => {
  expect(states[0]).toMatchObject({
    id: 'gate',
    parent: null,
    initial: 'gate.checking',
    invokes: ['watchStatus'],
  })
  expect(states.find(({ id }) => id === 'gate.checking')).toMatchObject({
    name: 'checking',
    parent: 'gate',
    initial: null,
    tags: ['loading'],
    invokes: ['readStatus'],
    rule: 'R1',
  })
  expect(states.find(({ id }) => id === 'gate.accepted')?.initial).toBe('gate.accepted.storing')
})

it('what fires in a running machine has an id of the chart, and the active states have theirs', () => {
  const fired: string[] = []
  const gate = createActor(gateMachine, {
    inspect: (inspection) => {
      if (inspection.type !== '@xstate.microstep') return
      fired.push(...(inspection._transitions as AnyTransitionDefinition[]).map(transitionIdOf))
    },
  }).start()
  gate.send({ type: 'xstate.done.actor.readStatus', output: { kind: 'absent' } } as never)
  gate.send({ type: 'no' })

  expect(fired).toEqual(['gate.checking | readStatus done', 'gate.not-accepted | no'])
  expect(transitions.map(({ id }) => id)).toEqual(expect.arrayContaining(fired))
  expect(stateIdsOf(gate.getSnapshot())).toEqual(['gate.not-accepted', 'gate.not-accepted.rejecting'])
  gate.stop()
})
