import { story } from '../../content/story'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './Category.scss'

/** What singani is: facts of the category, not of the brand. */
export function Category() {
  const { heading, paragraphs, image } = story.category
  return (
    <section className="category">
      <div>
        <h2 className="category__heading">{heading}</h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="category__text">
            {paragraph}
          </p>
        ))}
      </div>
      <Picture
        className="category__picture"
        source={image.source}
        alt={image.alt}
        sizes={`(min-width: ${breakpoints.pageMax}px) 608px, (min-width: ${breakpoints.nav}px) 43vw, 91vw`}
      />
    </section>
  )
}
