import { ToolButton } from '../../ui/ToolButton'
import { displayedScenario } from '../state/displayedEntry'
import { useLab, useLabState } from '../state/labContext'
import { oneMsBefore } from '../state/rewind'
import { stepTexts } from '../texts/machineTexts'
import { StepGroup } from './StepGroup'

/** The clock, forwards and one millisecond back: by replay, for a timer cannot run backwards. */
export function TimeButtons() {
  const lab = useLab()
  const state = useLabState()
  const displayed = displayedScenario(state)
  const before = state.view?.isReal ? null : displayed && oneMsBefore(displayed)

  return (
    <StepGroup label={stepTexts.time} steps={['1ms', '50ms']}>
      <ToolButton
        aria-disabled={!before}
        title={stepTexts.cannotRewind}
        onClick={() => before && void lab.start(before)}
      >
        {stepTexts.lessMs}
      </ToolButton>
    </StepGroup>
  )
}
