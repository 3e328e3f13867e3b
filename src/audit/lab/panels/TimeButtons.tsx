import { useId } from 'react'
import { useLab, useLabState } from '../state/labContext'
import { oneMsBefore } from '../state/rewind'
import { displayedScenario } from '../state/displayedEntry'
import { ToolButton } from '../../ui/ToolButton'
import { stepTexts } from '../texts/machineTexts'
import './StepGroup.scss'

/** The clock, forwards and one millisecond back: by replay, for a timer cannot run backwards. */
export function TimeButtons() {
  const lab = useLab()
  const state = useLabState()
  const name = useId()
  const shown = displayedScenario(state)
  const isReal = state.view?.isReal ?? false
  const before = shown && oneMsBefore(shown)

  return (
    <div className="step-group" role="group" aria-labelledby={name}>
      <p className="step-group__label" id={name}>
        {stepTexts.time}
      </p>
      <div className="step-group__steps">
        <ToolButton
          aria-disabled={!before || isReal}
          title={stepTexts.cannotRewind}
          onClick={() => before && !isReal && void lab.start(before)}
        >
          {stepTexts.lessMs}
        </ToolButton>
        <ToolButton onClick={() => void lab.perform('1ms')}>{stepTexts.moreMs}</ToolButton>
        <ToolButton onClick={() => void lab.perform('50ms')}>{stepTexts.more50Ms}</ToolButton>
      </div>
    </div>
  )
}
