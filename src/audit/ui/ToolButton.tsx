import type { ButtonHTMLAttributes } from 'react'
import './ToolButton.scss'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `strong` for a panel's main action, `outlined` for the visitor's answer: filled, it would look chosen. `bare` for a sign alone. */
  kind?: 'strong' | 'outlined' | 'bare'
}

export function ToolButton({ kind, ...rest }: Props) {
  return (
    <button type="button" className={kind ? `tool-button tool-button--${kind}` : 'tool-button'} {...rest} />
  )
}
