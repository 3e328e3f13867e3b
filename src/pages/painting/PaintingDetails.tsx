import type { Painting } from '../../content/collection'
import { paintingDetails } from '../../content/paintingDetails'
import { paintingPage as copy } from '../../content/paintingPage'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './PaintingDetails.scss'

const { pageWide, pageMax, layout } = breakpoints
const sizes = `(min-width: ${pageWide}px) 507px, (min-width: ${pageMax}px) 411px, (min-width: ${layout}px) calc(29.4vw - 12px), calc(40vw - 23px)`

/** Three pieces of the work, as close as its brushwork can be seen. */
export function PaintingDetails({ painting }: { painting: Painting }) {
  return (
    <section className="painting-details">
      <h2 className="painting-details__title">{copy.details.heading}</h2>
      <ul className="painting-details__list">
        {paintingDetails[painting.id].map(({ name, text, image: { source, alt } }) => (
          <li key={name} className="painting-details__detail">
            <Picture source={source} alt={alt} sizes={sizes} />
            <div>
              <h3 className="painting-details__name">{name}</h3>
              <p className="painting-details__text">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
