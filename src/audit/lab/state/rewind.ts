import type { Scenario } from '../../model/scenario'
import { waitMsOf } from '../../model/steps'

/** The scenario with one millisecond less of waiting at its end; null where it does not end in waiting. */
export function oneMsBefore(scenario: Scenario): Scenario | null {
  const wait = waitMsOf(scenario.steps.at(-1) ?? '')
  if (wait === 0) return null
  const rest = scenario.steps.slice(0, -1)
  return { ...scenario, steps: wait === 1 ? rest : [...rest, `${wait - 1}ms`] }
}
