import type { ButtonHTMLAttributes } from 'react'
import './ToolButton.scss'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `strong` for the visitor's answer, `bare` for a sign alone. */
  kind?: 'strong' | 'bare'
}

export function ToolButton({ kind, ...rest }: Props) {
  return (
    <button type="button" className={kind ? `tool-button tool-button--${kind}` : 'tool-button'} {...rest} />
  )
}
