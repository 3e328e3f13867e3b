import type { EventPhoto as Photo } from '../../content/models'
import { WallLabel } from '../../features/gallery/WallLabel'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './EventPhoto.scss'

/** One photo with its credit. */
export function EventPhoto({ photo, artistName }: { photo: Photo; artistName: string }) {
  const { caption, medium, image } = photo
  return (
    <figure className="event-photo">
      <Picture
        className="event-photo__picture"
        source={image.source}
        alt={image.alt}
        sizes={`(min-width: ${breakpoints.pageMax}px) 800px, calc(434px + 25.4vw)`}
      />
      <figcaption className="event-photo__label">
        <WallLabel title={caption}>{`${artistName}, ${medium.toLocaleLowerCase('es')}`}</WallLabel>
      </figcaption>
    </figure>
  )
}
