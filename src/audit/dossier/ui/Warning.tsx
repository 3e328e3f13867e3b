import type { ReactNode } from 'react'
import './Warning.scss'

/** What is not as it should be, read out at once. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <div className="warning" role="alert">
    {children}
  </div>
)
