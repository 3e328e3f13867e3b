import type { ReactNode } from 'react'
import { ToolButton } from '../../ui/ToolButton'
import { useLab, useSetup } from '../state/labContext'
import { ButtonGroup } from './ButtonGroup'

type Props = { label: string; steps: readonly string[]; children?: ReactNode }

/** Steps as buttons; `children` come before them. */
export function StepGroup({ label, steps, children }: Props) {
  const lab = useLab()
  const table = useSetup().subject.steps
  return (
    <ButtonGroup label={label}>
      {children}
      {steps.map((step) => (
        <ToolButton
          key={step}
          {...(table.find(step).action.kind === 'send' && { kind: 'outlined' as const })}
          onClick={() => void lab.perform(step)}
        >
          {table.find(step).button}
        </ToolButton>
      ))}
    </ButtonGroup>
  )
}
