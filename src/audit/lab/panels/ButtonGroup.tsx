import { useId, type ReactNode } from 'react'
import './ButtonGroup.scss'

/** Buttons that belong together, under their name. */
export function ButtonGroup({ label, children }: { label: string; children: ReactNode }) {
  const name = useId()
  return (
    <div className="button-group" role="group" aria-labelledby={name}>
      <p className="button-group__label" id={name}>
        {label}
      </p>
      <div className="button-group__buttons">{children}</div>
    </div>
  )
}
