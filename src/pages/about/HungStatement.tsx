import { Link } from 'react-router-dom'
import { findArtist } from '../../content/artists'
import type { Illustration, PaintingId } from '../../content/models'
import { findPainting } from '../../content/paintings'
import { FramedPainting, type Frame } from '../../features/gallery/FramedPainting'
import { WallLabel } from '../../features/gallery/WallLabel'
import { paths } from '../../shared/paths'
import './HungStatement.scss'

type Props = {
  heading: string
  paragraphs: readonly string[]
  paintingId: PaintingId
  image: Illustration
  frame: Frame
  /** The painting above the words. */
  isTurned?: boolean
}

/** What the brand stands for, beside one of the collection's paintings. */
export function HungStatement({ heading, paragraphs, paintingId, image, frame, isTurned = false }: Props) {
  const painting = findPainting(paintingId)
  const artist = findArtist(painting?.artistId)
  return (
    <section className={isTurned ? 'hung-statement hung-statement--turned' : 'hung-statement'}>
      <div className="hung-statement__words">
        <h2 className="hung-statement__heading">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="hung-statement__text">
            {paragraph}
          </p>
        ))}
      </div>
      <figure className="hung-statement__work">
        <FramedPainting
          image={image}
          frame={frame}
          sizes="(min-width: 1440px) 576px, (min-width: 700px) 41vw, 86vw"
        />
        {painting && (
          <figcaption className="hung-statement__label">
            <WallLabel title={painting.title}>
              {artist && <Link to={paths.artist(artist.id)}>{artist.name}</Link>}
              {`, ${painting.medium.toLocaleLowerCase('es')}`}
            </WallLabel>
          </figcaption>
        )}
      </figure>
    </section>
  )
}
