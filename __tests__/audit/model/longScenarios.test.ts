import { gateSubject } from '../../../src/audit/gate/gateSubject'
import { readScenario, type Scenario } from '../../../src/audit/gate/scenario'
import { findNextSteps } from '../../../src/audit/model/nextSteps'
import { maxSteps } from '../../../src/audit/model/scenario'
import { checkScenario, createScenarioCheck } from '../../../src/audit/model/scenarioCheck'
import { startSession } from '../../../src/audit/model/session'
import { replay } from '../support/gateRuns'
import { expectSome } from '../../support/expectSome'

/** The gate, and how often it was started anew: what a long scenario must not cost at every step. */
function countedGate() {
  let starts = 0
  const subject: typeof gateSubject = {
    ...gateSubject,
    createWorld(...parts) {
      starts++
      return gateSubject.createWorld(...parts)
    },
  }
  return { subject, starts: () => starts }
}

const round = ['no', '50ms', 'si-recordar', 'olvidar'] as const
const longest: Scenario = {
  ...readScenario('').scenario,
  steps: Array.from({ length: maxSteps }, (_, index) => round[index % round.length]!),
}
const upTo = (count: number): Scenario => ({ ...longest, steps: longest.steps.slice(0, count) })

it('a step more is checked alone, and the result is that of the whole scenario', async () => {
  const { subject, starts } = countedGate()
  const { check, stop } = createScenarioCheck(subject)
  for (const count of [0, 1, 2, 3, 10, maxSteps - 1, maxSteps]) {
    const { comparisons, failure, view } = await check(upTo(count))
    const whole = await checkScenario(gateSubject, upTo(count))
    expect([comparisons, failure, view.log]).toEqual([whole.comparisons, whole.failure, whole.view.log])
  }
  expect(starts()).toBe(1)
  await check(upTo(2))
  expect(starts()).toBe(2)
  stop()
})

it('a scenario that continues another with a defect finds what the whole one finds', async () => {
  const { variant } = expectSome(gateSubject.defects)[0]
  const { scenario } = readScenario('?local=x&pasos=no.50ms.si.volver.recargar')
  const { check, stop } = createScenarioCheck(gateSubject, variant)
  for (const count of [0, 1, 2, 3, 4, 5]) {
    const part = { ...scenario, steps: scenario.steps.slice(0, count) }
    expect((await check(part)).differences).toEqual(
      (await checkScenario(gateSubject, part, variant)).differences,
    )
  }
  stop()
})

it('what a visitor can send is known without a replay, the rest with one for each step tried at most', async () => {
  const { subject, starts } = countedGate()
  const session = await startSession(subject, upTo(maxSteps))
  const seen: number[] = []
  const found: ReadonlyMap<string, string>[] = []
  for await (const steps of findNextSteps(subject, { session, tab: 'a' })) {
    seen.push(starts() - 1)
    found.push(steps)
  }
  expect([...(found[0]?.values() ?? [])].sort()).toEqual(['no', 'si', 'si-recordar'])
  expect(seen).toEqual([0, 1, 2])
  expect([...(found.at(-1)?.values() ?? [])].sort()).toEqual([
    'no',
    'otra-accepted',
    'otra-x',
    'si',
    'si-recordar',
  ])
  // Asking left no trace, also not in what is recorded next.
  await session.perform('no')
  const asked = session.view().log
  const { log } = await replay({ ...longest, steps: [...longest.steps, 'no'] })
  expect(asked).toEqual(log)
  session.stop()
})

it('a search that is given up ends', async () => {
  const session = await startSession(gateSubject, upTo(4))
  const pause = () => Promise.reject(new Error('given up'))
  const search = findNextSteps(gateSubject, { session, tab: 'a' }, { pause })
  await search.next()
  await expect(search.next()).rejects.toThrow('given up')
  session.stop()
})

it('what was stored is known after every step, also after one that reaches no page', async () => {
  const session = await startSession(gateSubject, readScenario('?pasos=congelar.otra-x.b-si.1ms').scenario)
  const stored = session.view().storedAfter.map(({ a, b }) => [a.local, b?.session])
  expect(stored).toEqual([
    [null, undefined],
    [null, undefined],
    ['x', undefined],
    [null, 'accepted'],
    [null, 'accepted'],
  ])
  session.stop()
})
