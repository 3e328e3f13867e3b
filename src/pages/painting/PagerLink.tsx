import type { KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import type { Painting } from '../../content/collection'
import { paintingPage as copy } from '../../content/gallery'
import { paths } from '../../shared/paths'
import { Picture } from '../../shared/ui/Picture'
import './PagerLink.scss'

type Props = {
  painting: Painting
  direction: 'previous' | 'next'
  onKeyDown: (event: KeyboardEvent) => void
}

export function PagerLink({ painting, direction, onKeyDown }: Props) {
  return (
    <Link
      to={paths.painting(painting.id)}
      className={`pager-link pager-link--${direction}`}
      onKeyDown={onKeyDown}
    >
      <Picture
        className="pager-link__thumb"
        source={painting.image.source}
        alt=""
        sizes="78px"
        page={paths.painting(painting.id)}
      />
      <span className="pager-link__words">
        <span className="pager-link__direction">{copy.pager[direction]}</span>{' '}
        <span className="pager-link__title">{painting.title}</span>
      </span>
    </Link>
  )
}
