import { useId } from 'react'
import { gate as copy } from '../../content/legal'
import './GateAnswers.scss'

/** Two answers of equal size and the unticked box (spec §2, §5). gateInteraction.ts sends them to the machine. */
export function GateAnswers() {
  const notice = useId()

  return (
    <>
      <div className="gate-answers" role="group" aria-label={copy.answers}>
        <button type="button" name="answer" value="yes" className="gate-answers__yes">
          {copy.yes}
        </button>
        <button type="button" name="answer" value="no" className="gate-answers__no">
          {copy.no}
        </button>
      </div>
      <div className="gate-answers__remember">
        <label className="gate-answers__label">
          <input type="checkbox" name="remember" className="gate-answers__box" aria-describedby={notice} />
          {copy.remember}
        </label>
        <p className="gate-answers__notice" id={notice}>
          {copy.rememberNotice}
        </p>
      </div>
    </>
  )
}
