import { useId } from 'react'
import { useLab, useLabState } from '../state/labContext'
import { oneMsBefore } from '../state/rewind'
import { shownScenario } from '../state/shownScenario'
import { ToolButton } from '../../ui/ToolButton'
import { stepsCopy } from '../words/copy'
import './StepGroup.scss'

/** The clock, forwards and one millisecond back: by replay, for a timer cannot run backwards. */
export function TimeButtons() {
  const lab = useLab()
  const state = useLabState()
  const name = useId()
  const shown = shownScenario(state)
  const isReal = state.view?.isReal ?? false
  const before = shown && oneMsBefore(shown)

  return (
    <div className="step-group" role="group" aria-labelledby={name}>
      <p className="step-group__label" id={name}>
        {stepsCopy.time}
      </p>
      <div className="step-group__steps">
        <ToolButton
          aria-disabled={!before || isReal}
          title={stepsCopy.cannotRewind}
          onClick={() => before && !isReal && void lab.start(before)}
        >
          {stepsCopy.lessMs}
        </ToolButton>
        <ToolButton onClick={() => void lab.perform('1ms')}>{stepsCopy.moreMs}</ToolButton>
        <ToolButton onClick={() => void lab.perform('50ms')}>{stepsCopy.morePulse}</ToolButton>
      </div>
    </div>
  )
}
