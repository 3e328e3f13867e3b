import { story } from '../../content/story'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './MakingSteps.scss'

const { layout, pageMax } = breakpoints
/** A detail is drawn up to four times as wide as its niche. */
const sizes = `(min-width: ${pageMax}px) 920px, (min-width: ${layout}px) 66vw, 100vw`

/** How one bottle is made, in five steps that climb like a stair. */
export function MakingSteps() {
  const { heading, steps } = story.making
  return (
    <section className="making-steps">
      <div className="making-steps__body">
        <h2 className="making-steps__heading">{heading}</h2>
        <ol className="making-steps__list">
          {steps.map(({ name, text, image }) => (
            <li key={name} className="making-step">
              <div className="making-step__niche">
                <Picture
                  className="making-step__detail"
                  source={image.source}
                  alt={image.alt}
                  sizes={sizes}
                />
              </div>
              <h3 className="making-step__name">{name}</h3>
              <p className="making-step__text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
