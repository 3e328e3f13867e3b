import { artistPage as copy } from '../../content/gallery'
import { paths } from '../../shared/paths'
import { ButtonLink } from '../../shared/ui/ButtonLink'
import './ArtistEvents.scss'

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
      </div>
    </section>
  )
}
