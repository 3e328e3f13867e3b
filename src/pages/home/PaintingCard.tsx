import { Link } from 'react-router-dom'
import { findArtist } from '../../content/artists'
import type { PaintingId } from '../../content/collection'
import { findPainting } from '../../content/paintings'
import type { Frame } from '../../content/models'
import { FramedPainting } from '../../features/gallery/FramedPainting'
import { WallLabel } from '../../features/gallery/WallLabel'
import { paths } from '../../shared/paths'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import './PaintingCard.scss'

/** A framed work that leads to its page, with its wall label. */
export function PaintingCard({ id, frame, sizes }: { id: PaintingId; frame: Frame; sizes: string }) {
  const { title, medium, image, artistId } = findPainting(id)

  return (
    <figure className="painting-card">
      <Link to={paths.painting(id)} className="painting-card__link">
        <VisuallyHidden>{`${title}: `}</VisuallyHidden>
        <FramedPainting image={image} frame={frame} sizes={sizes} page={paths.painting(id)} />
      </Link>
      <figcaption className="painting-card__label">
        <WallLabel title={title}>
          {findArtist(artistId).name}
          <br />
          {medium}
        </WallLabel>
      </figcaption>
    </figure>
  )
}
