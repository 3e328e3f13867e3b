import { Link } from 'react-router-dom'
import { eventArtistId, eventPhotos } from '../../content/eventPhotos'
import { owner } from '../../content/owner'
import { personalised } from '../../content/personalised'
import { paths } from '../../shared/paths'
import { Carousel } from '../../shared/carousel/Carousel'
import { useMediaQuery } from '../../shared/hooks/useMediaQuery'
import * as breakpoints from '../../styles/breakpoints'
import { EventPhoto } from './EventPhoto'
import { EventPhotoControls } from './EventPhotoControls'
import './EventPhotos.scss'

/** spec §2: eight photos credited to the artist, with a link to her page. */
export function EventPhotos() {
  const { heading, credit, text } = personalised.carousel
  const artistName = owner.artistNames[eventArtistId].value
  const neighboursShow = useMediaQuery(`(min-width: ${breakpoints.layout}px)`)
  return (
    <section className="event-photos">
      <div className="event-photos__head">
        <h2 className="event-photos__heading">{heading}</h2>
        <p className="event-photos__text">
          {credit} <Link to={paths.artist(eventArtistId)}>{artistName}</Link>. {text}
        </p>
      </div>
      <Carousel
        label={heading}
        className="event-photos__carousel"
        slides={eventPhotos.map((photo) => (
          <EventPhoto key={photo.id} photo={photo} artistName={artistName} />
        ))}
        slideLabels={eventPhotos.map(({ caption }) => caption)}
        autoplay
        {...(neighboursShow && { peek: '20%' })}
        controls={(controls) => <EventPhotoControls {...controls} />}
      />
    </section>
  )
}
