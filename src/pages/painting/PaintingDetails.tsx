import type { Painting } from '../../content/collection'
import { paintingDetails } from '../../content/paintingDetails'
import { paintingPage as copy } from '../../content/paintingPage'
import { useRowTabIndex } from '../../shared/hooks/useRowTabIndex'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './PaintingDetails.scss'

const { pageWide, pageMax, layout } = breakpoints
const sizes = `(min-width: ${pageWide}px) 507px, (min-width: ${pageMax}px) 411px, (min-width: ${layout}px) calc(29.4vw - 12px), min(76vw - 30px, 340px)`

/** Three pieces of the work, as close as its brushwork can be seen; on phones in a row. */
export function PaintingDetails({ painting }: { painting: Painting }) {
  const tabIndex = useRowTabIndex()
  return (
    <section className="painting-details">
      <h2 className="painting-details__title">{copy.details.heading}</h2>
      <ul className="painting-details__list" aria-label={copy.details.list} tabIndex={tabIndex}>
        {paintingDetails[painting.id].map(({ name, text, image: { source, alt } }) => (
          <li key={name}>
            <Picture className="painting-details__picture" source={source} alt={alt} sizes={sizes} />
            <h3 className="painting-details__name">{name}</h3>
            <p className="painting-details__text">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
