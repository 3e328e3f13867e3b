import { useId } from 'react'
import { actionOf, buttonOf, type Step } from '../../model/steps'
import { useLab } from '../state/labContext'
import { ToolButton } from '../../ui/ToolButton'
import './StepGroup.scss'

type Props = { label: string; steps: readonly Step[] }

const isYes = (step: Step) => {
  const action = actionOf(step)
  return action.kind === 'send' && action.event.type === 'yes'
}

export function StepGroup({ label, steps }: Props) {
  const lab = useLab()
  const name = useId()
  return (
    <div className="step-group" role="group" aria-labelledby={name}>
      <p className="step-group__label" id={name}>
        {label}
      </p>
      <div className="step-group__steps">
        {steps.map((step) => (
          <ToolButton
            key={step}
            {...(isYes(step) && { kind: 'strong' as const })}
            onClick={() => void lab.perform(step)}
          >
            {buttonOf(step)}
          </ToolButton>
        ))}
      </div>
    </div>
  )
}
