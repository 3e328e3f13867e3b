import { gateChart } from '../../../src/audit/chart/gateChart'
import { recordedRun } from '../../../src/audit/model/recordedRun'
import { nextSteps, replay, scenarioAt } from '../../../src/audit/model/replay'
import { readScenario, writeScenario } from '../../../src/audit/model/scenario'
import { startSession } from '../../../src/audit/model/session'

const scenarioOf = (link: string) => readScenario(link).scenario
const sessionOn = (link: string) => startSession(scenarioOf(link))
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

it('the log begins with the start (R1) and the reading, its guards, effects and storage calls', async () => {
  const { log } = await replay(scenarioOf('?local=x&session=accepted'))
  expect(log).toEqual([
    {
      number: 0,
      tab: 'a',
      atMs: 0,
      step: 'inicio',
      stepsDone: 0,
      event: 'start',
      transitions: [],
      rules: ['R1'],
      guards: [],
      effects: [],
      calls: [],
      before: [],
      after: ['gate.checking'],
      stored: { local: 'x', session: 'accepted' },
      shown: { status: 'checking', isLoading: true, errorMessage: null },
    },
    {
      number: 1,
      tab: 'a',
      atMs: 0,
      step: 'inicio',
      stepsDone: 0,
      event: 'readStatus done',
      transitions: ['gate.checking | readStatus done | localIsForeign'],
      rules: ['R3'],
      guards: [
        { name: 'localIsAccepted', holds: false },
        { name: 'localIsForeign', holds: true },
      ],
      effects: ['removeStatus local'],
      calls: [
        { place: 'local', call: 'read', value: 'x', error: null },
        { place: 'local', call: 'remove', value: null, error: null },
      ],
      before: ['gate.checking'],
      after: ['gate.not-accepted', 'gate.not-accepted.asking'],
      stored: { local: null, session: 'accepted' },
      shown: { status: 'not-accepted', isLoading: false, errorMessage: null },
    },
  ])
})

it('every transition the inspector names is one of the chart', async () => {
  const known = gateChart.transitions.map(({ id }) => id)
  for (const { link } of recordedRun.paths) {
    const { log } = await replay(scenarioOf(link))
    expect(known).toEqual(expect.arrayContaining(log.flatMap(({ transitions }) => transitions)))
  }
})

it('a refused write is in the log with the name of its error', async () => {
  const { log } = await replay(scenarioOf('?local=~lleno&pasos=si-recordar'))
  expect(log.map(({ event, calls }) => [event, calls.at(-1)?.error ?? null])).toEqual([
    ['start', null],
    ['readStatus done', null],
    ['yes', 'QuotaExceededError'],
    ['writeAccepted failed', null],
  ])
})

it('a blocked storage refuses to be read, and shows as such', async () => {
  const { log, tabs } = await replay(scenarioOf('?local=~bloqueado'))
  expect(log[1]).toMatchObject({ event: 'readStatus failed', rules: ['X1'] })
  expect(log[1]?.calls).toEqual([{ place: 'local', call: 'read', value: null, error: 'SecurityError' }])
  expect(tabs.a.stored).toEqual({ local: 'SecurityError', session: null })
})

it('the 50 ms are countRepeated down, and fire at their own millisecond', async () => {
  const session = await sessionOn('?pasos=no')
  expect(session.view().tabs.a.rejectionLeftMs).toBe(50)
  await session.perform('49ms')
  expect(session.view().tabs.a.rejectionLeftMs).toBe(1)
  expect(session.view().tabs.a.shown.errorMessage).not.toBeNull()
  await session.perform('30ms')
  expect(session.view().tabs.a.rejectionLeftMs).toBeNull()
  expect(session.view().log.at(-1)).toMatchObject({ atMs: 50, step: '30ms', rules: ['R10'] })
  expect(session.view().nowMs).toBe(79)
  session.stop()
})

it('what a screen sends is a step: its link reproduces the session', async () => {
  const session = await sessionOn('?local=x')
  const { gate } = session.view().tabs.a
  gate.send({ type: 'no' })
  gate.send({ type: 'yes', remember: true })
  await settled()
  gate.send({ type: 'forget' })
  const { scenario, log } = session.view()
  expect(writeScenario(scenario)).toBe('?local=x&pasos=no.si-recordar.olvidar')
  expect((await replay(scenario)).log).toEqual(log)
  session.stop()
})

it('the second tab opens with its first step, shares local storage, has a session of its own', async () => {
  const session = await sessionOn('?session=accepted&pasos=b-si-recordar')
  const { a, b } = session.view().tabs
  expect([a.stored, b?.stored]).toEqual([
    { local: 'accepted', session: 'accepted' },
    { local: 'accepted', session: null },
  ])
  await session.perform('olvidar')
  expect(session.view().tabs.b?.shown.status).toBe('not-accepted')
  expect(session.view().log.at(-1)).toMatchObject({ tab: 'b', step: 'olvidar', event: 'status.changed' })
  session.stop()
})

it('a tab gets no event of its own writing', async () => {
  const { log } = await replay(scenarioOf('?pasos=si-recordar.olvidar'))
  expect(log.map(({ event }) => event)).not.toContain('status.changed')
})

it('writing the value that is there already is no change: no tab gets an event', async () => {
  const { log } = await replay(scenarioOf('?local=accepted&pasos=otra-accepted.b-si-recordar.otra-nada'))
  const heard = log.filter(({ event }) => event === 'status.changed')
  expect(heard.map(({ tab, step }) => [tab, step])).toEqual([
    ['a', 'otra-nada'],
    ['b', 'otra-nada'],
  ])
})

it('a reload starts a new machine on the same storages, and the old one is over', async () => {
  const session = await sessionOn('?pasos=si')
  const before = session.view().tabs.a.gate
  await session.perform('recargar')
  expect(session.view().tabs.a.gate).not.toBe(before)
  expect(before.getSnapshot().status).toBe('stopped')
  expect(
    session
      .view()
      .log.slice(-2)
      .map(({ rules }) => rules),
  ).toEqual([['R1'], ['R4']])
  session.stop()
})

it('the view is the same object until something changes, and listeners are called', async () => {
  const session = await sessionOn('')
  const listener = jest.fn()
  const stop = session.subscribe(listener)
  const view = session.view()
  expect(session.view()).toBe(view)
  await session.perform('no')
  expect(listener).toHaveBeenCalled()
  expect(session.view()).not.toBe(view)
  expect(view.log).toHaveLength(2)
  stop()
  listener.mockClear()
  await session.perform('50ms')
  expect(listener).not.toHaveBeenCalled()
  session.stop()
})

it('steps given all at once are performed one after the other', async () => {
  const session = await sessionOn('')
  await Promise.all([session.perform('si'), session.perform('olvidar'), session.perform('no')])
  expect(
    session
      .view()
      .log.slice(2)
      .map(({ step }) => step),
  ).toEqual(['si', 'si', 'olvidar', 'no'])
  session.stop()
})

it('going back to an entry and acting from there branches off', async () => {
  const view = await replay(scenarioOf('?local=x&pasos=no.50ms.si'))
  const entry = view.log.findIndex(({ step }) => step === 'no')
  expect(writeScenario(scenarioAt(view, entry))).toBe('?local=x&pasos=no')
  expect(writeScenario(scenarioAt(view, 0))).toBe('?local=x')
})

it.each([
  [
    '?pasos=no.20ms',
    {
      'gate.not-accepted | yes': 'si',
      'gate.not-accepted | yes | wantsToBeRemembered': 'si-recordar',
      'gate.not-accepted | no': 'no',
      'gate.not-accepted.rejecting | after rejectionPulse': '30ms',
      'gate.not-accepted | status.changed | isAccepted': 'otra-accepted',
      'gate.not-accepted | status.changed | isForeign': 'otra-x',
    },
  ],
  [
    '?local=accepted',
    {
      'gate.accepted | forget': 'olvidar',
      'gate.accepted.remembered | status.changed | isForeign': 'otra-x',
      'gate.accepted.remembered | status.changed | isAbsent': 'otra-nada',
    },
  ],
  ['?session=~lleno&pasos=si', { 'gate.accepted | forget': 'olvidar' }],
])('%s: which step takes which transition now', async (link, steps) => {
  expect(Object.fromEntries(await nextSteps(scenarioOf(link)))).toEqual(steps)
})
