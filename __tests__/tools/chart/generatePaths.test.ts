import { assign, setup } from 'xstate'
import { createStepTable } from '../../../src/audit/model/steps'
import type { LabSubject } from '../../../src/audit/model/subject'
import { generatePaths } from '../../../tools/chart/generatePaths'
import { exampleSubject } from '../../audit/subjects/example/subject'

type CounterEvent = { type: 'open' } | { type: 'add' } | { type: 'look' }

const counterMachine = setup({
  types: { context: {} as { seen: boolean; count: number }, events: {} as CounterEvent },
}).createMachine({
  id: 'counter',
  context: { seen: false, count: 0 },
  initial: 'closed',
  states: {
    closed: { on: { open: 'counting' } },
    counting: {
      on: {
        look: { actions: assign({ seen: ({ context }) => !context.seen }) },
        add: { actions: assign({ count: ({ context }) => context.count + 1 }) },
      },
    },
  },
})

/** A machine whose count has no end; looking changes a value that has only two. */
const counterSubject = {
  ...exampleSubject,
  id: counterMachine.id,
  steps: createStepTable<'abrir' | 'mirar' | 'sumar', never, CounterEvent, never>({
    events: {
      abrir: { event: { type: 'open' }, label: 'se abre', button: 'Abrir' },
      mirar: { event: { type: 'look' }, label: 'se mira', button: 'Mirar' },
      sumar: { event: { type: 'add' }, label: 'se suma', button: 'Sumar' },
    },
    elsewhere: {},
    waitsMs: [],
  }),
  createMachine: () => counterMachine,
  oracle: undefined,
} as unknown as LabSubject

const failureOf = (search: Promise<unknown>) =>
  search.then(
    () => 'ended',
    (error: Error) => error.message,
  )

it('a search without end names the state that grows, the step that makes it grow, and what to bound', async () => {
  expect(await failureOf(generatePaths(counterSubject, { mostStates: 40, mostMs: 60_000 }))).toBe(
    'La búsqueda de caminos no termina: van 41 estados distintos. En «counter.counting», con el paso «sumar», context.count tomó 19 valores nuevos. Pon un límite a context.count, por ejemplo con una guarda.',
  )
})

it('with the usual limits it says so within 10 s of work and one more step', async () => {
  const start = process.cpuUsage()
  expect(await failureOf(generatePaths(counterSubject))).toMatch(
    /^La búsqueda de caminos no term.* En «counter\.counting», con el paso «sumar», context\.count /,
  )
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1000).toBeLessThan(12_000)
})

it('a search that runs out of time says after how long', async () => {
  expect(await failureOf(generatePaths(counterSubject, { mostStates: 1e6, mostMs: 300 }))).toMatch(
    /^La búsqueda de caminos no terminó en 300 ms: van \d+ estados distintos\./,
  )
})
