import { gateChart } from '../../../src/audit/gate/gateChart'
import { gateSubject } from '../../../src/audit/gate/gateSubject'
import { recordedRun } from '../../../src/audit/gate/recordedRun'
import { recordRun } from '../../../tools/chart/recordRun'
import { readScenario } from '../../../src/audit/gate/scenario'
import { expectSome } from '../../support/expectSome'
import { checkScenario } from '../support/gateRuns'

it('the recorded run is what the machine does today: else `npm run chart`', async () => {
  expect(recordedRun).toEqual(await recordRun(gateSubject, gateChart))
})

it('the recorded paths alone take every transition of the chart: else an event has no word in src/audit/gate/steps.ts', () => {
  const taken = new Set(recordedRun.paths.flatMap(({ transitions }) => transitions))
  expect(expectSome(gateChart.transitions.map(({ id }) => id)).filter((id) => !taken.has(id))).toEqual([])
})

it.each(recordedRun.paths)(
  '$link: the machine does what src/audit/gate/oracle/referenceTab.ts expects',
  async ({ link, transitions }) => {
    const { scenario, problems } = readScenario(link)
    const { view, failure } = await checkScenario(scenario)
    expect(problems).toEqual([])
    expect(failure).toBeNull()
    expect(view.log.flatMap((entry) => entry.transitions)).toEqual(transitions)
  },
)
