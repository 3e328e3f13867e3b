import type { Painting } from '../../content/collection'
import { paintingPage as copy } from '../../content/paintingPage'
import './PaintingStory.scss'

export function PaintingStory({ painting }: { painting: Painting }) {
  return (
    <section className="painting-story">
      <h2 className="painting-story__title">{copy.work.heading}</h2>
      <div className="painting-story__text">
        {painting.text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
