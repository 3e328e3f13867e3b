import { requiredLinks } from './requirements/requirements'
import type { ScenarioEvidence } from '../../src/audit/dossier/evidence/evidence'
import { matrix } from '../../src/audit/gate/matrix'
import { recordedRun } from '../../src/audit/gate/recordedRun'
import { gateSubject } from '../../src/audit/gate/gateSubject'
import { formatScenario, readScenario, writeScenario } from '../../src/audit/gate/scenario'
import { checkScenario } from '../../src/audit/model/scenarioCheck'
import type { Variant } from '../../src/audit/gate/defects/variant'

/** Links that are run in Chromium too: the shortest way to every transition of the chart, and what rows name. */
export const browserLinks = (): readonly string[] =>
  [...new Set([...Object.values(recordedRun.links.transitions), ...requiredLinks])].sort()

/** Every path, every link that a row names and the whole value matrix, compared with the rules; transitions as the inspector saw them. */
export async function scenariosInNode(variant: Variant = {}): Promise<ScenarioEvidence[]> {
  const paths = recordedRun.paths.map(({ link }) => link)
  const links = [...new Set([...paths, ...browserLinks(), ...matrix.map(writeScenario)])].sort()
  const results: ScenarioEvidence[] = []
  for (const link of links) {
    const { scenario, problems } = readScenario(link)
    if (problems.length > 0) throw new Error(`El enlace ${link} no se entiende. ${problems.join(' ')}`)
    const { view, failure } = await checkScenario(gateSubject, scenario, variant)
    const transitions = view.log.flatMap((entry) => entry.transitions)
    results.push({ link, title: formatScenario(scenario), transitions, nodeFailure: failure, chromium: null })
  }
  return results
}
