import { story } from '../../content/story'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './Singani.scss'

/** What singani is: facts of the drink, not of the brand. */
export function Singani() {
  const { heading, paragraphs, image } = story.singani
  return (
    <section className="singani">
      <div>
        <h2 className="singani__heading">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="singani__text">
            {paragraph}
          </p>
        ))}
      </div>
      <Picture
        className="singani__picture"
        source={image.source}
        alt={image.alt}
        sizes={`(min-width: ${breakpoints.pageMax}px) 608px, (min-width: ${breakpoints.nav}px) 43vw, 91vw`}
      />
    </section>
  )
}
