import { deriveChart } from './deriveChart'
import { formatScenario } from '../../src/audit/model/formatScenario'
import { generatePaths } from './generatePaths'
import { matrix } from '../../src/audit/model/matrix'
import type { RecordedRun } from '../../src/audit/model/recordedRun'
import { readScenario } from '../../src/audit/model/scenario'
import { checkScenario, type ScenarioRun } from '../../src/audit/model/scenarioCheck'

const transitionsOf = ({ view }: ScenarioRun) => view.log.flatMap(({ transitions }) => transitions)

/** Generates the paths, runs them and the value matrix; returns the content of `recorded.json`. */
export async function recordRun(): Promise<RecordedRun> {
  const paths = []
  const runs: ScenarioRun[] = []
  for (const link of generatePaths()) {
    const { scenario } = readScenario(link)
    const run = await checkScenario(scenario)
    runs.push(run)
    paths.push({ link, title: formatScenario(scenario), transitions: transitionsOf(run) })
  }
  for (const scenario of matrix) runs.push(await checkScenario(scenario))

  const fired = runs.flatMap(transitionsOf)
  const count = (id: string) => fired.filter((other) => other === id).length
  return {
    paths,
    transitions: Object.fromEntries(deriveChart().transitions.map(({ id }) => [id, count(id)])),
    scenarios: runs.length,
    comparisons: runs.reduce((sum, { comparisons }) => sum + comparisons, 0),
  }
}
