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

const { layout, wide, pageMax } = breakpoints

/** How wide a canvas of so many cm is drawn on a wall of few or many works: the shares of `PaintingWall.scss`. */
function sizesOf(widthCm: number, count: number) {
  const [wallCm, wideWallCm] = count < 5 ? [186, 186] : [175, 256]
  const wideShare = shareOfWall(widthCm, wideWallCm)
  return `(min-width: ${pageMax}px) ${Math.round(1252 * wideShare)}px, (min-width: ${wide}px) calc((91vw - 60px) * ${wideShare}), (min-width: ${layout}px) calc((91vw - 60px) * ${shareOfWall(widthCm, wallCm)}), calc((50vw - 42px) * ${shareOfWall(widthCm, 60)})`
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
              sizes={sizes?.(painting.widthCm) ?? sizesOf(painting.widthCm, paintings.length)}
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
