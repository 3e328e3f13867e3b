import type { ReactNode } from 'react'
import './BottomBar.scss'

type Props = {
  label: string
  /** Which way to WhatsApp is in view, one at a time: one that stands on the page, this bar or the round chat button. */
  shown: 'page' | 'bar' | 'button'
  className?: string
  children: ReactNode
}

/** The way to WhatsApp at the bottom of phones and tablets, while the page’s own is out of view. */
export function BottomBar({ label, shown, className = '', children }: Props) {
  return (
    <aside className={`bottom-bar ${className}`} aria-label={label} data-shown={shown}>
      {children}
    </aside>
  )
}
