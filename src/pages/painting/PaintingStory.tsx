import { findArtist } from '../../content/artists'
import type { Painting } from '../../content/collection'
import { paintingClosings } from '../../content/paintingClosings'
import { paintingPage as copy } from '../../content/paintingPage'
import { paintingVoices } from '../../content/paintingVoices'
import './PaintingStory.scss'

/** What is seen in the work, and what whoever painted it says of it. */
export function PaintingStory({ painting }: { painting: Painting }) {
  const voice = paintingVoices[painting.id]
  return (
    <section className="painting-story">
      <h2 className="painting-story__title">{copy.work.heading}</h2>
      <div className="painting-story__text">
        <p>{painting.text}</p>
        <p>{paintingClosings[painting.id]}</p>
        {voice && (
          <figure className="painting-story__voice">
            <blockquote className="painting-story__quote">{`«${voice}»`}</blockquote>
            <figcaption className="painting-story__name">{findArtist(painting.artistId).name}</figcaption>
          </figure>
        )}
      </div>
    </section>
  )
}
