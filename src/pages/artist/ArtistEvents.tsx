import { eventPhotos } from '../../content/eventPhotos'
import { artistPage as copy } from '../../content/gallery'
import { paths } from '../../shared/paths'
import { ButtonLink } from '../../shared/ui/ButtonLink'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './ArtistEvents.scss'

const { layout, pageMax, pageWide } = breakpoints

const sizes = `(min-width: ${pageWide}px) 382px, (min-width: ${pageMax}px) 310px, (min-width: ${layout}px) calc(22.75vw - 18px), calc(50vw - 27px)`

/** spec §2: the event photos of the bottles page are credited to this artist. */
export function ArtistEvents() {
  return (
    <section className="artist-events">
      <div className="artist-events__wrap">
        <h2 className="artist-events__title">{copy.events.heading}</h2>
        <div>
          <p className="artist-events__text">{copy.events.text}</p>
          <ButtonLink to={paths.bottles} look="gold">
            {copy.events.link}
          </ButtonLink>
        </div>
        <ul className="artist-events__works">
          {eventPhotos.map(({ id, caption, image }) => (
            <li key={id}>
              <Picture
                className="artist-events__picture"
                source={image.source}
                alt={image.alt}
                sizes={sizes}
              />
              <p className="artist-events__caption">{caption}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
