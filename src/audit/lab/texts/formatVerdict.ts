import type { ScenarioRun } from '../../model/scenarioCheck'
import type { Defect, LabSubject } from '../../model/subject'
import { nameUnseen } from '../../ui/formatState'
import { scenarioResultTexts as texts } from './evidenceTexts'

/** Whether a scenario keeps the rules, a Spanish sentence; a planted defect is named first. */
export function formatVerdict(
  { oracle }: Pick<LabSubject, 'oracle'>,
  { comparisons, failure }: Pick<ScenarioRun, 'comparisons' | 'failure'>,
  defect: Defect | null,
): string {
  const planted = defect ? `${texts.withDefect(defect.title)} ` : ''
  if (!oracle) return planted + texts.notJudged
  return planted + (failure ? texts.notMet(nameUnseen(failure)) : texts.met(comparisons))
}
