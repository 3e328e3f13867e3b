import { useId } from 'react'
import { useLab } from '../state/labContext'
import { ToolButton } from '../../ui/ToolButton'
import { stepButtons } from '../words/copy'
import './StepGroup.scss'

type Props = {
  label: string
  steps: readonly (keyof typeof stepButtons)[]
  /** `b-` for the second tab's steps. */
  prefix?: '' | 'b-'
}

export function StepGroup({ label, steps, prefix = '' }: Props) {
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
            {...(step.startsWith('si') && { kind: 'strong' as const })}
            onClick={() => void lab.perform(`${prefix}${step}`)}
          >
            {stepButtons[step]}
          </ToolButton>
        ))}
      </div>
    </div>
  )
}
