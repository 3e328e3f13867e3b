import { story } from '../../content/story'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './MakingSteps.scss'

const { slider3, slider5, pageMax } = breakpoints

/** How many times as wide as its niche each step's picture is drawn: `MakingSteps.scss`. */
const closeness = [2.8, 3.1, 3.9, 1.7, 3.4]

const sizesOf = (times: number) =>
  `(min-width: ${pageMax}px) ${Math.round(237 * times)}px, (min-width: ${slider5}px) calc(16.4vw * ${times}), (min-width: ${slider3}px) calc((30.3vw - 13px) * ${times}), ${Math.round(112 * times)}px`

/** How one bottle is made, in five steps that climb like a stair. */
export function MakingSteps() {
  const { heading, steps } = story.making
  return (
    <section className="making-steps">
      <div className="making-steps__body">
        <h2 className="making-steps__heading">{heading}</h2>
        <ol className="making-steps__list">
          {steps.map(({ name, text, source }, index) => (
            <li key={name} className="making-step">
              <div className="making-step__niche">
                <Picture
                  className="making-step__detail"
                  source={source}
                  alt=""
                  sizes={sizesOf(closeness[index] ?? 1)}
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
