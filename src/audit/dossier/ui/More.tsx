import type { ReactNode } from 'react'
import './More.scss'

/** Folded until it is asked for, or printed. */
export const More = ({ label, children }: { label: string; children: ReactNode }) => (
  <details>
    <summary className="more__open">{label}</summary>
    {children}
  </details>
)
