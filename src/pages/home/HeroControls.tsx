import { ChevronLeft, ChevronRight } from 'lucide-react'
import * as carousel from '../../content/carousel'
import { heroSlides } from '../../content/heroSlides'
import type { CarouselControls } from '../../shared/carousel/carouselControls'
import { RotationButton } from '../../shared/carousel/RotationButton'
import { HeroTabs } from './HeroTabs'
import './HeroControls.scss'

/** Pause first, then previous and next, then the tabs (APG carousel). */
export function HeroControls(controls: CarouselControls) {
  const { previous, next } = controls

  return (
    <div className="hero-controls">
      <div className="hero-controls__buttons">
        <RotationButton {...controls} />
        <button type="button" aria-label={carousel.previousImage} onClick={previous}>
          <ChevronLeft className="icon" aria-hidden="true" />
        </button>
        <button type="button" aria-label={carousel.nextImage} onClick={next}>
          <ChevronRight className="icon" aria-hidden="true" />
        </button>
      </div>
      <HeroTabs names={heroSlides.map(({ hashtag }) => hashtag)} {...controls} />
    </div>
  )
}
