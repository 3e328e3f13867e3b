import type { ReactNode } from 'react'
import './Warning.scss'

/** A problem, announced by screen readers at once. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <div className="warning" role="alert">
    {children}
  </div>
)
