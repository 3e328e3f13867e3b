import { RotateCcw } from 'lucide-react'
import { displayedScenario } from '../state/displayedEntry'
import { useLab, useLabState, useSetup } from '../state/labContext'
import { oneMsBefore } from '../../model/replay'
import { emptyScenario } from '../../model/scenario'
import { pageSteps } from '../../model/pageWords'
import { IconButton } from '../../ui/IconButton'
import { ToolButton } from '../../ui/ToolButton'
import { stepTexts } from '../texts/machineTexts'
import './StepBar.scss'
import { StepGroup } from './StepGroup'

/** Everything that can happen to the first tab, as buttons. */
export function StepBar() {
  const lab = useLab()
  const { subject } = useSetup()
  const { events, elsewhere, waitsMs } = subject.steps
  const state = useLabState()
  const displayed = state.view?.isReal ? null : displayedScenario(state)
  // By replay, for a timer cannot run backwards.
  const before = displayed && oneMsBefore(displayed)
  const restart = () => void lab.start({ ...(state.view?.scenario ?? emptyScenario(subject)), steps: [] })

  return (
    <div className="step-bar">
      <StepGroup label={subject.words.sender} steps={events} />
      <StepGroup label={stepTexts.time} steps={waitsMs.map((ms) => `${ms}ms`)}>
        <ToolButton
          aria-disabled={!before}
          title={stepTexts.cannotRewind}
          onClick={() => before && void lab.start(before, { repeated: before.steps.length })}
        >
          {stepTexts.lessMs}
        </ToolButton>
      </StepGroup>
      <StepGroup label={stepTexts.elsewhere} steps={elsewhere} />
      <StepGroup label={stepTexts.browser} steps={pageSteps} />
      <IconButton icon={RotateCcw} label={stepTexts.again} onClick={restart} />
    </div>
  )
}
