import { CircleCheck, CircleX } from 'lucide-react'
import { useVerdict } from '../state/useVerdict'
import { verdictTexts } from '../texts/evidenceTexts'
import './Verdict.scss'

/** Whether the scenario on display keeps the rules, compared with the reference model. */
export function Verdict() {
  const verdict = useVerdict()
  if (!verdict) return null
  const { comparisons, failure } = verdict
  return (
    <p className={`verdict verdict--${failure ? 'red' : 'green'}`} {...(failure && { role: 'alert' })}>
      {failure ? <CircleX aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      {failure ? verdictTexts.broken(failure) : verdictTexts.kept(comparisons)}
    </p>
  )
}
