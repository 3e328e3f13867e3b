import type { KeyboardEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { Painting } from '../../content/collection'
import { paintingPage as copy } from '../../content/paintingPage'
import { findNeighbour } from '../../features/gallery/findInCollection'
import { paths } from '../../shared/paths'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './PaintingPager.scss'

const sizes = `(min-width: ${breakpoints.layout}px) 78px, 48px`

/** Links to the previous and the next painting; the arrow keys work only while one of them has the focus. */
export function PaintingPager({ painting }: { painting: Painting }) {
  const navigate = useNavigate()
  const neighbours = { previous: findNeighbour(painting, -1), next: findNeighbour(painting, 1) }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = { ArrowLeft: neighbours.previous, ArrowRight: neighbours.next }[event.key]
    if (!target) return
    event.preventDefault()
    void navigate(paths.painting(target.id))
  }

  return (
    <nav className="painting-pager" aria-label={copy.pager.label}>
      {(['previous', 'next'] as const).map((direction) => {
        const { id, image, title } = neighbours[direction]
        const path = paths.painting(id)
        return (
          <Link
            key={direction}
            to={path}
            className={`pager-link pager-link--${direction}`}
            onKeyDown={onKeyDown}
          >
            <Picture className="pager-link__thumb" source={image.source} alt="" sizes={sizes} page={path} />
            <span className="pager-link__words">
              <span className="pager-link__direction">{copy.pager[direction]}</span>{' '}
              <span className="pager-link__title">{title}</span>
            </span>
          </Link>
        )
      })}
    </nav>
  )
}
