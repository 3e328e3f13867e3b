import { story } from '../../content/story'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import { AboutHeader } from './AboutHeader'
import './OriginStory.scss'

/** The page's title, and how the brand was born (spec §2). */
export function OriginStory() {
  const { heading, quote, paragraphs, image } = story.origin
  return (
    <div className="origin-story">
      <div className="origin-story__body">
        <AboutHeader />
        <section className="origin-story__section">
          <div className="origin-story__niche">
            <Picture
              className="origin-story__picture"
              source={image.source}
              alt={image.alt}
              sizes={`(min-width: ${breakpoints.pageWide}px) 684px, (min-width: ${breakpoints.pageMax}px) 553px, (min-width: ${breakpoints.layout}px) 40vw, 91vw`}
              priority
            />
          </div>
          <div className="origin-story__words">
            <h2 className="origin-story__heading">{heading}</h2>
            <p className="origin-story__quote">{quote}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="origin-story__text">
                {paragraph}
              </p>
            ))}
          </div>
        </section>
      </div>
    </div>
  )
}
