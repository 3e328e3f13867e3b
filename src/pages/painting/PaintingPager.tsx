import type { KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Painting } from '../../content/collection'
import { paintingPage as copy } from '../../content/gallery'
import { findNeighbour } from '../../features/gallery/findInCollection'
import { paths } from '../../shared/paths'
import { PagerLink } from './PagerLink'
import './PaintingPager.scss'

/** Round the collection; the arrow keys work while the focus is here, and nowhere else. */
export function PaintingPager({ painting }: { painting: Painting }) {
  const navigate = useNavigate()
  const previous = findNeighbour(painting, -1)
  const next = findNeighbour(painting, 1)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = { ArrowLeft: previous, ArrowRight: next }[event.key]
    if (!target) return
    event.preventDefault()
    void navigate(paths.painting(target.id))
  }

  return (
    <nav className="painting-pager" aria-label={copy.pager.label}>
      <PagerLink painting={previous} direction="previous" onKeyDown={onKeyDown} />
      <PagerLink painting={next} direction="next" onKeyDown={onKeyDown} />
    </nav>
  )
}
