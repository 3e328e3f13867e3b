import type { EventPhoto as Photo } from '../../content/models'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './EventPhoto.scss'

/** One picture, whole, with its credit below. */
export function EventPhoto({ photo, artistName }: { photo: Photo; artistName: string }) {
  const { caption, medium, image } = photo
  return (
    <figure className="event-photo">
      <Picture
        className="event-photo__picture"
        source={image.source}
        alt={image.alt}
        sizes={`(min-width: ${breakpoints.pageWide}px) 934px, (min-width: ${breakpoints.pageMax}px) 762px, (min-width: ${breakpoints.layout}px) calc(54vw - 16px), 100vw`}
      />
      <figcaption className="event-photo__label">
        <strong className="event-photo__title">{caption}</strong>
        {`${artistName}, ${medium.toLowerCase()}`}
      </figcaption>
    </figure>
  )
}
