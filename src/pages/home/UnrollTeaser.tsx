import { home } from '../../content/home'
import { firstBottles } from '../../content/firstBottles'
import { FramedPainting } from '../../features/gallery/FramedPainting'
import { ButtonLink } from '../../shared/ui/ButtonLink'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import '../../shared/ui/Wall.scss'
import './UnrollTeaser.scss'

const [{ bottle, painting }] = firstBottles
const { layout } = breakpoints

/** Under the bottles: that a label is a whole painting, and the way to the first bottle, where it comes off. */
export function UnrollTeaser() {
  const { text, link } = home.unrolling
  return (
    <div className="unroll-teaser" data-wall={painting.id}>
      <div className="unroll-teaser__wall">
        <div className="unroll-teaser__bottle">
          <Picture
            source={bottle}
            alt=""
            sizes={`(min-width: ${layout}px) clamp(103px, 14vw, 188px), 30.4vw`}
          />
        </div>
        <div className="unroll-teaser__painting">
          <FramedPainting
            image={painting.image}
            frame={painting.frame}
            sizes={`(min-width: ${layout}px) clamp(130px, 18.3vw, 253px), 39vw`}
            decorative
          />
        </div>
        {/* From the label's edge to the canvas, in thousandths of the wall's width. */}
        <svg className="unroll-teaser__lines" viewBox="0 0 1000 900" aria-hidden="true">
          <path d="M296 449 500 81M296 706 500 655" />
        </svg>
      </div>
      <div className="unroll-teaser__words">
        <p className="unroll-teaser__text">{text}</p>
        <ButtonLink to={link.path} look="gold">
          {link.label}
        </ButtonLink>
      </div>
    </div>
  )
}
