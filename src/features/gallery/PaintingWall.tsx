import { findArtist } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { formatSize } from '../../content/paintings'
import { paths } from '../../shared/paths'
import * as breakpoints from '../../styles/breakpoints'
import { FramedPainting } from './FramedPainting'
import { WallLabel } from './WallLabel'
import { shareOfWall } from './shareOfWall'
import './PaintingWall.scss'

type Props = {
  paintings: readonly Painting[]
  /** Where no heading above says what they are. */
  label?: string
  /** On an artist's own page: below the first screen, and without the artist's name. */
  isOfArtist?: boolean
  /** Where the wall has other measures than those of `PaintingWall.scss`, and stands below the first screen. */
  sizes?: (widthCm: number) => string
}

const { layout, pageMax } = breakpoints

/** How wide a canvas of so many cm is drawn: the shares of `PaintingWall.scss`. */
const sizesOf = (widthCm: number) => {
  const share = shareOfWall(widthCm, 186)
  return `(min-width: ${pageMax}px) ${Math.round(1252 * share)}px, (min-width: ${layout}px) calc((91vw - 60px) * ${share}), calc((50vw - 42px) * ${shareOfWall(widthCm, 60)})`
}

/** Paintings at true relative sizes, each one a link to its page. */
export function PaintingWall({ paintings, label, isOfArtist = false, sizes }: Props) {
  return (
    <ul className="painting-wall" aria-label={label}>
      {paintings.map((painting, index) => (
        <li key={painting.id} className="painting-wall__work" data-width-cm={painting.widthCm}>
          <div className="painting-wall__frame">
            <FramedPainting
              image={painting.image}
              frame={painting.frame}
              sizes={sizes?.(painting.widthCm) ?? sizesOf(painting.widthCm)}
              priority={!isOfArtist && !sizes && index === 0}
              page={paths.painting(painting.id)}
            />
          </div>
          <WallLabel title={painting.title} to={paths.painting(painting.id)}>
            {!isOfArtist && (
              <span className="painting-wall__artist">{findArtist(painting.artistId).name}</span>
            )}
            {painting.medium}, {formatSize(painting)}
          </WallLabel>
        </li>
      ))}
    </ul>
  )
}
