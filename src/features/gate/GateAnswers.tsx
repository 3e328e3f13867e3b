import { useId, useState } from 'react'
import { gate as copy } from '../../content/legal'
import { useGate } from './gateContext'
import './GateAnswers.scss'

/** Two answers of equal size and the unticked box (spec §2, §5). */
export function GateAnswers() {
  const gate = useGate()
  const [remember, setRemember] = useState(false)
  const notice = useId()

  return (
    <>
      <div className="gate-answers" role="group" aria-label={copy.answers}>
        <button
          type="button"
          name="answer"
          value="yes"
          className="gate-answers__yes"
          onClick={() => gate.send({ type: 'yes', remember })}
        >
          {copy.yes}
        </button>
        <button
          type="button"
          name="answer"
          value="no"
          className="gate-answers__no"
          onClick={() => gate.send({ type: 'no' })}
        >
          {copy.no}
        </button>
      </div>
      <div className="gate-answers__remember">
        <label className="gate-answers__label">
          <input
            type="checkbox"
            name="remember"
            className="gate-answers__box"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
            aria-describedby={notice}
          />
          {copy.remember}
        </label>
        <p className="gate-answers__notice" id={notice}>
          {copy.rememberNotice}
        </p>
      </div>
    </>
  )
}
