import { CircleCheck, CircleX } from 'lucide-react'
import { useVerdict } from '../state/useVerdict'
import { verdictCopy } from '../words/moreCopy'
import './Verdict.scss'

/** What the rules, told a second time without the machine, say of the scenario on display. */
export function Verdict() {
  const verdict = useVerdict()
  if (!verdict) return null
  const { comparisons, failure } = verdict
  return (
    <p className={`verdict verdict--${failure ? 'red' : 'green'}`} {...(failure && { role: 'alert' })}>
      {failure ? <CircleX aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
      {failure ? verdictCopy.broken(failure) : verdictCopy.kept(comparisons)}
    </p>
  )
}
