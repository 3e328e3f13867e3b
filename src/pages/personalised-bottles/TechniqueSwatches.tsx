import { personalised } from '../../content/personalised'
import { techniques } from '../../content/techniques'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import { SectionHead } from './SectionHead'
import './TechniqueSwatches.scss'

/** The picture fills a box of a least height: in narrow columns it is wider than its column. */
const sizes = `(min-width: ${breakpoints.pageMax}px) 316px, (min-width: ${breakpoints.nav}px) max(22vw, 265px), (min-width: ${breakpoints.layout}px) 44vw, 51vw`

/** The four techniques (spec §2), each in close-up. */
export function TechniqueSwatches() {
  return (
    <section className="technique-swatches">
      <SectionHead heading={personalised.techniques.heading}>{personalised.techniques.sentence}</SectionHead>
      <ul className="technique-swatches__list">
        {techniques.map(({ id, name, sentence, image }) => (
          <li key={id}>
            <Picture
              className="technique-swatches__picture"
              source={image.source}
              alt={image.alt}
              sizes={sizes}
            />
            <h3 className="technique-swatches__name">{name}</h3>
            <p className="technique-swatches__text">{sentence}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
