import { useVerdict } from '../state/useVerdict'
import './ScenarioResult.scss'
import { VerdictSign } from './VerdictSign'

/** Whether the scenario on display keeps the rules, compared with the subject's oracle. */
export function ScenarioResult() {
  const verdict = useVerdict()
  if (!verdict) return null
  const { kind, text } = verdict
  return (
    <p className={`scenario-result scenario-result--${kind}`} {...(kind === 'red' && { role: 'alert' })}>
      <VerdictSign kind={kind} />
      {text}
    </p>
  )
}
