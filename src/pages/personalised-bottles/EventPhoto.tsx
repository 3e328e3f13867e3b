import type { EventPhoto as Photo } from '../../content/models'
import { WallLabel } from '../../features/gallery/WallLabel'
import { Picture } from '../../shared/ui/Picture'
import './EventPhoto.scss'

/** One photo with its credit; an upright one hangs whole on a wall where there is room. */
export function EventPhoto({ photo, artistName }: { photo: Photo; artistName: string }) {
  const { caption, medium, image } = photo
  const isUpright = image.source.height > image.source.width
  return (
    <figure
      className={isUpright ? 'event-photo event-photo--upright' : 'event-photo'}
      data-occasion={photo.occasion}
    >
      <Picture
        className="event-photo__picture"
        source={image.source}
        alt={image.alt}
        sizes={isUpright ? '(min-width: 700px) 400px, 100vw' : '(min-width: 700px) 56vw, 100vw'}
      />
      <figcaption className="event-photo__label">
        <WallLabel title={caption}>{`${artistName}, ${medium.toLocaleLowerCase('es')}`}</WallLabel>
      </figcaption>
    </figure>
  )
}
