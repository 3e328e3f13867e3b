import { matrix } from './matrix'
import recordedFile from './recorded.json'
import type { RecordedRun } from './recordedRun'
import { sayScenario } from './sayScenario'
import { readScenario, writeScenario, type Scenario } from './scenario'
import { checkScenario } from './scenarioCheck'
import type { Variant } from './variant'

/** What `npm run chart` recorded; a test fails while it is stale. */
export const recordedRun: RecordedRun = recordedFile

export interface CheckResult {
  /** The scenario's deep link, which is also the check's name: opening it in the lab shows what it checks. */
  readonly name: string
  readonly suite: 'caminos' | 'matriz'
  /** The scenario as a Spanish sentence. */
  readonly title: string
  readonly passed: boolean
  /** Where the site left the rules: a Spanish sentence with expected and found; null when it passed. */
  readonly failure: string | null
}

const suites = (): readonly (readonly [CheckResult['suite'], readonly Scenario[]])[] => [
  ['caminos', recordedRun.paths.map(({ link }) => readScenario(link).scenario)],
  ['matriz', matrix],
]

/** Every recorded path and the whole value matrix against the oracle, in memory. */
export async function runChecks(variant: Variant = {}): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = []
  for (const [suite, scenarios] of suites()) {
    for (const scenario of scenarios) {
      const { failure } = await checkScenario(scenario, variant)
      const name = writeScenario(scenario)
      results.push({ name, suite, title: sayScenario(scenario), passed: failure === null, failure })
    }
  }
  return results
}
