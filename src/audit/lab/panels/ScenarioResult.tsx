import { CircleCheck, CircleX } from 'lucide-react'
import { useScenarioResult } from '../state/useScenarioResult'
import { scenarioResultTexts } from '../texts/evidenceTexts'
import './ScenarioResult.scss'

/** Whether the scenario on display keeps the rules, compared with the reference model. */
export function ScenarioResult() {
  const result = useScenarioResult()
  if (!result) return null
  const { comparisons, failure } = result
  return (
    <p
      className={`scenario-result scenario-result--${failure ? 'red' : 'green'}`}
      {...(failure && { role: 'alert' })}
    >
      {failure ? <CircleX aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      {failure ? scenarioResultTexts.notMet(failure) : scenarioResultTexts.met(comparisons)}
    </p>
  )
}
