import fc from 'fast-check'
import type { AnyTransitionDefinition } from 'xstate'
import { labAddress } from '../../../src/audit/addresses'
import { gateChart } from '../../../src/audit/gate/gateChart'
import { transitionIdOf } from '../../../src/audit/chart/machineIds'
import { actionOf } from '../../../src/audit/gate/steps'
import { expectedResults } from '../../../src/audit/gate/oracle/referenceModel'
import { writeScenario, type Scenario } from '../../../src/audit/gate/scenario'
import { scenarios } from '../../audit/gate/support/scenarios'
import { quickVisit } from '../../support/quickVisit'
import { expectSome } from '../../support/expectSome'
import { checkScenario } from '../../audit/support/gateRuns'

const wanted = Number(process.env.BOHEMIA_SEQUENCES ?? 10_000)
const seed = Number(process.env.BOHEMIA_SEED ?? Date.now() % 2 ** 31)

/** What really ran. */
const ran = { visits: 0, steps: 0, comparisons: 0, fired: new Map<AnyTransitionDefinition, number>() }
const count = (transition: AnyTransitionDefinition) =>
  void ran.fired.set(transition, (ran.fired.get(transition) ?? 0) + 1)

/** How often each transition of the chart was taken, in either tab. */
function timesTaken() {
  const times = new Map(gateChart.transitions.map(({ id }) => [id, 0]))
  for (const [transition, taken] of ran.fired) {
    const id = transitionIdOf(transition)
    times.set(id, (times.get(id) ?? 0) + taken)
  }
  return times
}

/** Whether both tabs' screens and storages are what the rules require after every step. */
async function keepsRules(scenario: Scenario): Promise<boolean> {
  const visit = await quickVisit(scenario, count)
  let keeps = true
  for (const { step, expected } of expectedResults(scenario)) {
    if (step) {
      await visit.perform(actionOf(step))
      ran.steps++
    }
    ran.comparisons++
    keeps = JSON.stringify(visit.found()) === JSON.stringify(expected)
    if (!keeps) break
  }
  visit.stop()
  ran.visits++
  return keeps
}

afterAll(() => {
  const rarest = Math.min(...timesTaken().values())
  process.stdout.write(
    `${ran.visits} random visits, ${ran.steps} steps, ${ran.comparisons} comparisons with the rules, ` +
      `each transition ${rarest} times or more. BOHEMIA_SEED=${seed} repeats them.\n`,
  )
})

it(
  'answers, reloads, other tabs, waits and refusals in any order: the gate keeps the rules',
  async () => {
    const visit = async (scenario: Scenario) => {
      if (await keepsRules(scenario)) return
      const { failure } = await checkScenario(scenario)
      throw new Error(`${labAddress}${writeScenario(scenario)} ${failure ?? 'The lab sees no difference.'}`)
    }
    await fc.assert(fc.asyncProperty(scenarios(20), visit), { numRuns: wanted, seed })
    expect(ran.visits).toBe(wanted)
  },
  wanted * 100,
)

it('every transition of the chart was taken', () => {
  expect(expectSome([...timesTaken()]).filter(([, times]) => times === 0)).toEqual([])
})
