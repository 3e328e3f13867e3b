import type { Illustration } from '../../content/models'
import { FramedPainting, type Frame } from '../../features/gallery/FramedPainting'
import { WallLabel } from '../../features/gallery/WallLabel'
import './HungStatement.scss'

type Props = {
  heading: string
  paragraphs: readonly string[]
  work: { title: string; medium: string }
  image: Illustration
  frame: Frame
  /** The painting above the words. */
  isTurned?: boolean
}

/** What the brand stands for, beside a painting made for it. */
export function HungStatement({ heading, paragraphs, work, image, frame, isTurned = false }: Props) {
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
        <figcaption className="hung-statement__label">
          <WallLabel title={work.title}>{work.medium}</WallLabel>
        </figcaption>
      </figure>
    </section>
  )
}
