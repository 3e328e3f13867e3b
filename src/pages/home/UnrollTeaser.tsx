import { useRef, useState } from 'react'
import { home } from '../../content/home'
import { firstBottles } from '../../content/firstBottles'
import { FramedPainting } from '../../features/gallery/FramedPainting'
import { ButtonLink } from '../../shared/ui/ButtonLink'
import { Picture } from '../../shared/ui/Picture'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden'
import { labelPart, paths } from '../../shared/paths'
import * as breakpoints from '../../styles/breakpoints'
import '../../shared/ui/Wall.scss'
import { useScrolledUnrollingCode } from './useScrolledUnrollingCode'
import './UnrollTeaser.scss'

/** Beside the words, and under them, as in UnrollTeaser.scss. */
const sizesOf = (beside: string, below: string) =>
  `(min-width: ${breakpoints.nav}px) and (orientation: landscape) ${beside}, ${below}`
const bottleSizes = sizesOf('clamp(103px, 15.8vw, 292px)', '30.4vw')
const paintingSizes = sizesOf('clamp(130px, 20.7vw, 392px)', '39vw')
const unrolledSizes = sizesOf('clamp(150px, 25.4vw, 503px)', '53vw')

/** Under the bottles: a label that comes off as one scrolls, a button that shows the next one, and the way to its bottle. */
export function UnrollTeaser() {
  const { text, link, another } = home.unrolling
  const [shown, setShown] = useState(0)
  const record = firstBottles[shown % firstBottles.length]!
  const { id, bottle, painting } = record
  const track = useRef<HTMLDivElement>(null)
  const { ScrolledUnrolling } = useScrolledUnrollingCode(track)
  const framed = (sizes: string) => (
    <FramedPainting image={painting.image} frame={painting.frame} sizes={sizes} decorative />
  )
  return (
    <div className="unroll-teaser" data-wall={painting.id} ref={track}>
      <div className="unroll-teaser__band">
        <div className="unroll-teaser__wall">
          <div className="unroll-teaser__bottle">
            <Picture source={bottle} alt="" sizes={bottleSizes} />
          </div>
          <div className="unroll-teaser__painting">{framed(paintingSizes)}</div>
          {/* From the label's edge to the canvas, in thousandths of the wall's width. */}
          <svg className="unroll-teaser__lines" viewBox="0 0 1000 900" aria-hidden="true">
            <path d="M296 449 500 81M296 706 500 655" />
          </svg>
          {ScrolledUnrolling && (
            <ScrolledUnrolling record={record} sizes={bottleSizes} track={track}>
              {framed(unrolledSizes)}
            </ScrolledUnrolling>
          )}
        </div>
        <div className="unroll-teaser__words">
          <p className="unroll-teaser__text">{text}</p>
          <ButtonLink to={`${paths.product(id)}#${labelPart}`} look="gold">
            {link}
          </ButtonLink>
          <button type="button" className="button button--line" onClick={() => setShown(shown + 1)}>
            {another}
          </button>
          <VisuallyHidden>
            <span role="status">{shown > 0 && painting.title}</span>
          </VisuallyHidden>
        </div>
      </div>
    </div>
  )
}
