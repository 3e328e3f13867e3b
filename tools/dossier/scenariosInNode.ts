import { requiredLinks } from './requirements/requirements'
import type { ScenarioEvidence } from '../../src/audit/dossier/evidence/evidence'
import { generatePaths } from '../chart/generatePaths'
import { matrix } from '../../src/audit/model/matrix'
import { formatScenario } from '../../src/audit/model/formatScenario'
import { readScenario, writeScenario } from '../../src/audit/model/scenario'
import { checkScenario } from '../../src/audit/model/scenarioCheck'
import type { Variant } from '../../src/audit/model/variant'

/** Links that are run in Chromium too: every path of the chart and what rows name. */
export const browserLinks = (): readonly string[] =>
  [...new Set([...generatePaths(), ...requiredLinks])].sort()

/** Every path, every link that a row names and the whole value matrix, compared with the rules; transitions as the inspector saw them. */
export async function scenariosInNode(variant: Variant = {}): Promise<ScenarioEvidence[]> {
  const links = [...new Set([...browserLinks(), ...matrix.map(writeScenario)])].sort()
  const results: ScenarioEvidence[] = []
  for (const link of links) {
    const { scenario, problems } = readScenario(link)
    if (problems.length > 0) throw new Error(`El enlace ${link} no se entiende. ${problems.join(' ')}`)
    const { view, failure } = await checkScenario(scenario, variant)
    const transitions = view.log.flatMap((entry) => entry.transitions)
    results.push({ link, title: formatScenario(scenario), transitions, nodeFailure: failure, chromium: null })
  }
  return results
}
