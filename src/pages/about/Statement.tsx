import type { Frame, Illustration } from '../../content/models'
import { FramedPainting } from '../../features/gallery/FramedPainting'
import { WallLabel } from '../../features/gallery/WallLabel'
import * as breakpoints from '../../styles/breakpoints'
import './Statement.scss'

type Props = {
  heading: string
  paragraphs: readonly string[]
  work: { title: string; artist: string; medium: string }
  image: Illustration
  frame: Frame
}

/** What the brand stands for, beside a painting made for it. */
export function Statement({ heading, paragraphs, work, image, frame }: Props) {
  return (
    <section className="statement">
      <div>
        <h2 className="statement__heading">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="statement__text">
            {paragraph}
          </p>
        ))}
      </div>
      <figure className="statement__work">
        <FramedPainting
          image={image}
          frame={frame}
          sizes={`(min-width: ${breakpoints.pageWide}px) 380px, (min-width: ${breakpoints.wide}px) 23vw, (min-width: ${breakpoints.layout}px) 41vw, calc(50vw - 40px)`}
        />
        <figcaption className="statement__label">
          <WallLabel title={work.title}>
            {work.artist}
            <br />
            {work.medium}
          </WallLabel>
        </figcaption>
      </figure>
    </section>
  )
}
