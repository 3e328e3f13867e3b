import { RotateCcw } from 'lucide-react'
import { displayedScenario } from '../state/displayedEntry'
import { useLab, useLabState } from '../state/labContext'
import { oneMsBefore } from '../../model/replay'
import { emptyScenario } from '../../model/scenario'
import { answerSteps } from '../../model/steps'
import { IconButton } from '../../ui/IconButton'
import { ToolButton } from '../../ui/ToolButton'
import { stepTexts } from '../texts/machineTexts'
import './StepBar.scss'
import { StepGroup } from './StepGroup'

/** Everything that can happen to the first tab, as buttons. */
export function StepBar() {
  const lab = useLab()
  const state = useLabState()
  const displayed = state.view?.isReal ? null : displayedScenario(state)
  // By replay, for a timer cannot run backwards.
  const before = displayed && oneMsBefore(displayed)
  const restart = () => void lab.start({ ...(state.view?.scenario ?? emptyScenario), steps: [] })

  return (
    <div className="step-bar">
      <StepGroup label={stepTexts.visitor} steps={answerSteps} />
      <StepGroup label={stepTexts.time} steps={['1ms', '50ms']}>
        <ToolButton
          aria-disabled={!before}
          title={stepTexts.cannotRewind}
          onClick={() => before && void lab.start(before)}
        >
          {stepTexts.lessMs}
        </ToolButton>
      </StepGroup>
      <StepGroup label={stepTexts.elsewhere} steps={['otra-accepted', 'otra-x', 'otra-nada']} />
      <StepGroup label={stepTexts.browser} steps={['volver', 'recargar']} />
      <IconButton icon={RotateCcw} label={stepTexts.again} onClick={restart} />
    </div>
  )
}
