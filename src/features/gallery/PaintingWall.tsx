import type { ReactNode } from 'react'
import { findArtist } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { formatSize } from '../../content/formatSize'
import { paths } from '../../shared/paths'
import { FramedPainting } from './FramedPainting'
import { WallLabel } from './WallLabel'
import './PaintingWall.scss'

type Props = {
  paintings: readonly Painting[]
  /** Where no heading above says what they are. */
  label?: string
  /** On phones two in a row. */
  areInPairs?: boolean
  /** On an artist's own page: without the artist's name. */
  isOfArtist?: boolean
  /** How wide a canvas of so many cm is drawn. */
  sizes: (widthCm: number) => string
  /** Last on each label. */
  note?: (painting: Painting) => ReactNode
  /** Below each label. */
  story?: (painting: Painting) => ReactNode
  /** Its first painting is in the first screen. */
  isFirst?: boolean
}

/** Paintings at true relative sizes, each one a link to its page. */
export function PaintingWall({
  paintings,
  label,
  areInPairs,
  isOfArtist,
  sizes,
  note,
  story,
  isFirst = false,
}: Props) {
  return (
    <ul className={`painting-wall${areInPairs ? ' painting-wall--pairs' : ''}`} aria-label={label}>
      {paintings.map((painting, index) => (
        <li key={painting.id} className="painting-wall__work" data-width-cm={painting.widthCm}>
          <div className="painting-wall__frame">
            <FramedPainting
              image={painting.image}
              frame={painting.frame}
              sizes={sizes(painting.widthCm)}
              priority={isFirst && index === 0}
              page={paths.painting(painting.id)}
            />
          </div>
          <WallLabel title={painting.title} to={paths.painting(painting.id)}>
            {!isOfArtist && (
              <span className="painting-wall__artist">{findArtist(painting.artistId).name}</span>
            )}
            {painting.medium}, {formatSize(painting)}
            {note?.(painting)}
          </WallLabel>
          {story?.(painting)}
        </li>
      ))}
    </ul>
  )
}
