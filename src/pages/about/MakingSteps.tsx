import { useId } from 'react'
import { story } from '../../content/story'
import { useRowTabIndex } from '../../shared/hooks/useRowTabIndex'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import { MakingCalendar } from './MakingCalendar'
import './MakingSteps.scss'

const { layout, slider5, pageMax, pageWide } = breakpoints

const sizes = `(min-width: ${pageWide}px) 294px, (min-width: ${pageMax}px) 237px, (min-width: ${slider5}px) 16.4vw, (min-width: ${layout}px) calc(30.3vw - 13px), min(68vw - 27px, 300px)`

/** How one bottle is made: a year's calendar, and its five steps below, on phones in a row. */
export function MakingSteps() {
  const { heading, lead, steps } = story.making
  const headingId = useId()
  const tabIndex = useRowTabIndex()
  return (
    <section className="making-steps" id="como-se-hace">
      <div className="making-steps__body">
        <h2 id={headingId} className="making-steps__heading">
          {heading}
        </h2>
        <p className="making-steps__lead">{lead}</p>
        <MakingCalendar />
        <ol className="making-steps__list" aria-labelledby={headingId} tabIndex={tabIndex}>
          {steps.map(({ name, when, text, image }) => (
            <li key={name} className="making-step">
              <div className="making-step__niche">
                <Picture
                  className="making-step__picture"
                  source={image.source}
                  alt={image.alt}
                  sizes={sizes}
                />
              </div>
              <h3 className="making-step__name">{name}</h3>
              <p className="making-step__when">{when}</p>
              <p className="making-step__text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
