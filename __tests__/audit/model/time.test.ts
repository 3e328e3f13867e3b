import { SimulatedClock } from 'xstate'
import { readScenario } from '../../../src/audit/gate/scenario'
import { virtualTime } from '../../../src/audit/model/time'
import { checkScenario } from '../support/gateRuns'

afterEach(() => jest.restoreAllMocks())

it('a long wait goes from timer to timer, and each fires at its own millisecond', async () => {
  const time = virtualTime()
  const fired: string[] = []
  const { clock } = time.tabClock()
  clock.setTimeout(() => {
    fired.push(`first at ${time.now()}`)
    clock.setTimeout(() => fired.push(`set by the first at ${time.now()}`), 7)
  }, 50)
  time.tabClock().clock.setTimeout(() => fired.push(`other tab at ${time.now()}`), 50)
  const stopped = clock.setTimeout(() => fired.push('stopped'), 60)
  await time.pass(49)
  expect(fired).toEqual([])
  clock.clearTimeout(stopped)
  await time.pass(60_000)
  expect(fired).toEqual(['first at 50', 'other tab at 50', 'set by the first at 57'])
  expect(time.now()).toBe(60_049)
})

it('the longest link is checked with a few moves of the clock for each of its steps', async () => {
  const moves = [
    jest.spyOn(SimulatedClock.prototype, 'set'),
    jest.spyOn(SimulatedClock.prototype, 'increment'),
  ]
  const { scenario } = readScenario(`?pasos=${'no.60000ms.'.repeat(400)}`)
  const { failure, view } = await checkScenario(scenario)
  expect([failure, view.nowMs]).toEqual([null, 600_000])
  const moved = moves.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  expect(moved).toBeGreaterThanOrEqual(scenario.steps.length)
  expect(moved).toBeLessThanOrEqual(4 * scenario.steps.length)
})
