import { home } from '../../content/home'
import { ButtonLink } from '../../shared/ui/ButtonLink'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './UnrollTeaser.scss'

/** Under the bottles: that a label comes off, and the way to the first bottle, where it does. */
export function UnrollTeaser() {
  const { text, link, picture } = home.unrolling
  return (
    <div className="unroll-teaser">
      <Picture
        source={picture}
        alt=""
        sizes={`(min-width: ${breakpoints.layout}px) clamp(340px, 46vw, 560px), 100vw`}
      />
      <div className="unroll-teaser__words">
        <p className="unroll-teaser__text">{text}</p>
        <ButtonLink to={link.path} look="gold">
          {link.label}
        </ButtonLink>
      </div>
    </div>
  )
}
