import { scenarioAt } from '../../model/replay'
import type { Scenario } from '../../model/scenario'
import type { LabState } from './labState'

/** The scenario up to what is on display; at the end with the waiting that no entry tells of. */
export function shownScenario({ view, position }: LabState): Scenario | null {
  if (!view) return null
  return position === view.log.length - 1 ? view.scenario : scenarioAt(view, position)
}
