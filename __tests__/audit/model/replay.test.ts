import { gateChart } from '../../../src/audit/gate/gateChart'
import { recordedRun } from '../../../src/audit/gate/recordedRun'
import { scenarioAt } from '../../../src/audit/model/replay'
import { readScenario, writeScenario } from '../../../src/audit/gate/scenario'
import { expectSome } from '../../support/expectSome'
import { nextSteps, replay } from '../support/gateRuns'

const scenarioOf = (link: string) => readScenario(link).scenario

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
      shown: { status: 'checking', isLoading: true, errorMessage: null, isUnsaved: false },
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
      shown: { status: 'not-accepted', isLoading: false, errorMessage: null, isUnsaved: false },
    },
  ])
})

it('every transition the inspector names is one of the chart', async () => {
  const known = gateChart.transitions.map(({ id }) => id)
  for (const { link } of expectSome(recordedRun.paths)) {
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

it('a blocked storage cannot be read, and its error is shown as its value', async () => {
  const { log, tabs } = await replay(scenarioOf('?local=~bloqueado'))
  expect(log[1]).toMatchObject({ event: 'readStatus failed', rules: ['X1'] })
  expect(log[1]?.calls).toEqual([{ place: 'local', call: 'read', value: null, error: 'SecurityError' }])
  expect(tabs.a.stored).toEqual({ local: 'SecurityError', session: null })
})

it('a tab gets no event for what it writes itself', async () => {
  const { log } = await replay(scenarioOf('?pasos=si-recordar.olvidar'))
  expect(log.map(({ event }) => event)).not.toContain('status.changed')
})

it('writing the value already stored sends no event to any tab', async () => {
  const { log } = await replay(scenarioOf('?local=accepted&pasos=otra-accepted.b-si-recordar.otra-nada'))
  const events = log.filter(({ event }) => event === 'status.changed')
  expect(events.map(({ tab, step }) => [tab, step])).toEqual([
    ['a', 'otra-nada'],
    ['b', 'otra-nada'],
  ])
})

it.each([
  [
    '?pasos=no.20ms',
    'gate.not-accepted.rejecting',
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
    'gate.accepted.remembered',
    {
      'gate.accepted | forget': 'olvidar',
      'gate.accepted.remembered | status.changed | isForeign': 'otra-x',
      'gate.accepted.remembered | status.changed | isAbsent': 'otra-nada',
    },
  ],
  ['?session=~lleno&pasos=si', 'gate.accepted.unsaved', { 'gate.accepted | forget': 'olvidar' }],
])('%s, in %s: the step that takes each possible transition', async (link, state, steps) => {
  const possible = gateChart.transitions.filter(({ from }) => `${state}.`.startsWith(`${from}.`))
  const found = Object.fromEntries(await nextSteps(scenarioOf(link)))
  expect(Object.keys(found).sort()).toEqual(possible.map(({ id }) => id).sort())
  expect(found).toMatchObject(steps)
})

it('the scenario at an entry of the log holds the steps up to it', async () => {
  const view = await replay(scenarioOf('?local=x&pasos=no.50ms.si'))
  const entry = view.log.findIndex(({ step }) => step === 'no')
  expect(writeScenario(scenarioAt(view, entry))).toBe('?local=x&pasos=no')
  expect(writeScenario(scenarioAt(view, 0))).toBe('?local=x')
})
