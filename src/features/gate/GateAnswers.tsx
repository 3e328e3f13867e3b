import { useId } from 'react'
import { answers, gate as copy } from '../../content/legal'
import './GateAnswers.scss'

/** The answers, of equal size, and the unticked box (spec §2, §5). gateInteraction.ts sends them to the machine. */
export function GateAnswers() {
  const notice = useId()

  return (
    <>
      <div className="gate-answers" role="group" aria-label={copy.answersLabel}>
        {Object.entries(answers).map(([event, text]) => (
          <button key={event} type="button" name="answer" value={event} className={`gate-answers__${event}`}>
            {text}
          </button>
        ))}
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
