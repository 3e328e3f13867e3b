import './LinkProblems.scss'
import { useLabState } from './state/labContext'
import { nameUnseen } from '../ui/formatState'
import { labTexts } from './texts/labTexts'

/** What of the link was left out; the rest is on display. */
export function LinkProblems() {
  const { problems } = useLabState()
  if (problems.length === 0) return null
  return (
    <div className="link-problems" role="alert">
      <p className="link-problems__lead">{labTexts.problems}</p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{nameUnseen(problem)}</li>
        ))}
      </ul>
    </div>
  )
}
