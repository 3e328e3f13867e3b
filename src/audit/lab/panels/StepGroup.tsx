import type { ReactNode } from 'react'
import { actionOf, buttonOf, type Step } from '../../model/steps'
import { ToolButton } from '../../ui/ToolButton'
import { useLab } from '../state/labContext'
import { ButtonGroup } from './ButtonGroup'

type Props = { label: string; steps: readonly Step[]; children?: ReactNode }

const isYes = (step: Step) => {
  const action = actionOf(step)
  return action.kind === 'send' && action.event.type === 'yes'
}

/** Steps as buttons; `children` come before them. */
export function StepGroup({ label, steps, children }: Props) {
  const lab = useLab()
  return (
    <ButtonGroup label={label}>
      {children}
      {steps.map((step) => (
        <ToolButton
          key={step}
          {...(isYes(step) && { kind: 'strong' as const })}
          onClick={() => void lab.perform(step)}
        >
          {buttonOf(step)}
        </ToolButton>
      ))}
    </ButtonGroup>
  )
}
