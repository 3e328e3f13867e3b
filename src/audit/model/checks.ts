import { formatScenario } from './formatScenario'
import { matrix } from './matrix'
import { recordedRun } from './recordedRun'
import { readScenario, writeScenario } from './scenario'
import { checkScenario } from './scenarioCheck'
import type { Variant } from './variant'

export interface CheckResult {
  /** The scenario's deep link, which is also the check's name: opening it in the lab shows what it checks. */
  readonly name: string
  /** The scenario as a Spanish sentence. */
  readonly title: string
  /** The first difference from the rules, a Spanish sentence with expected and found; null when it passed. */
  readonly failure: string | null
}

/** Every recorded path and the whole value matrix compared with the rules, in memory. */
export async function runChecks(variant: Variant = {}): Promise<readonly CheckResult[]> {
  const paths = recordedRun.paths.map(({ link }) => readScenario(link).scenario)
  const results: CheckResult[] = []
  for (const scenario of [...paths, ...matrix]) {
    const { failure } = await checkScenario(scenario, variant)
    results.push({ name: writeScenario(scenario), title: formatScenario(scenario), failure })
  }
  return results
}
