import { RotateCcw } from 'lucide-react'
import { useLab, useLabState } from '../state/labContext'
import { emptyScenario } from '../../model/scenario'
import { answerSteps } from '../../model/steps'
import { ToolButton } from '../../ui/ToolButton'
import { stepTexts } from '../texts/machineTexts'
import './StepBar.scss'
import { StepGroup } from './StepGroup'
import { TimeButtons } from './TimeButtons'

/** Everything that can happen to the first tab, as buttons. */
export function StepBar() {
  const lab = useLab()
  const { view } = useLabState()
  const start = () => void lab.start({ ...(view?.scenario ?? emptyScenario), steps: [] })

  return (
    <div className="step-bar">
      <StepGroup label={stepTexts.visitor} steps={answerSteps} />
      <TimeButtons />
      <StepGroup label={stepTexts.elsewhere} steps={['otra-accepted', 'otra-x', 'otra-nada']} />
      <StepGroup label={stepTexts.browser} steps={['volver', 'recargar']} />
      <ToolButton onClick={start} aria-label={stepTexts.again} title={stepTexts.again} kind="bare">
        <RotateCcw aria-hidden="true" />
      </ToolButton>
    </div>
  )
}
