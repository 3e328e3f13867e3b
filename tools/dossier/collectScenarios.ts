import type { ScenarioEvidence } from '../../src/audit/dossier/evidence/evidence'
import { visitScenarios } from './chromium/scenarioVisit'
import type { ServedBrowser } from './chromium/servedBrowser'
import { browserLinks, scenariosInNode } from './scenariosInNode'

/** Every scenario in Node; the shortest way to each transition and what rows name in Chromium too. */
export async function collectScenarios(served: ServedBrowser): Promise<ScenarioEvidence[]> {
  const inBrowser = await visitScenarios(served, browserLinks())
  return (await scenariosInNode()).map((result) => ({
    ...result,
    chromium: inBrowser.get(result.link) ?? null,
  }))
}
