import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import './WallLabel.scss'

type Props = { title: string; to?: string; children?: ReactNode }

/** The white label beside a work: its title, then who painted it and how. `to` makes the work beside it a link. */
export function WallLabel({ title, to, children }: Props) {
  return (
    <p className="wall-label">
      <strong className="wall-label__title">
        {to ? (
          <Link to={to} className="wall-label__link">
            {title}
          </Link>
        ) : (
          title
        )}
      </strong>
      {children}
    </p>
  )
}
