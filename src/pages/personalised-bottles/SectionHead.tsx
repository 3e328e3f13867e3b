import type { ReactNode } from 'react'
import './SectionHead.scss'

type Props = { heading: string; id?: string; children: ReactNode }

/** A section's heading, with a short text at its right where there is room. */
export function SectionHead({ heading, id, children }: Props) {
  return (
    <div className="section-head">
      <h2 className="section-head__heading" id={id}>
        {heading}
      </h2>
      <p className="section-head__text">{children}</p>
    </div>
  )
}
