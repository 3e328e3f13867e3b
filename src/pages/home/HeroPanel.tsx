import type { HeroSlide } from '../../content/models'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import './HeroPanel.scss'

/** A picture covers the panel: on narrower windows it is wider than the window. */
const sizes = `(min-width: 1350px) 100vw, (min-width: ${breakpoints.layout}px) 1350px, 100vw`

/** One picture of the hero with its hashtag; `data-id` sets its scrim, colours and size. */
export function HeroPanel({ slide, priority }: { slide: HeroSlide; priority: boolean }) {
  return (
    <div className="hero-panel" data-id={slide.id}>
      <Picture
        className="hero-panel__image"
        source={slide.src.source}
        portrait={slide.portrait}
        alt={slide.src.alt}
        sizes={sizes}
        priority={priority}
      />
      <div className="hero-panel__place">
        <div className="hero-panel__text">
          <p className="hero-panel__hashtag">{slide.hashtag}</p>
          <p className="hero-panel__body">{slide.body}</p>
        </div>
      </div>
    </div>
  )
}
