import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { heroSlides } from '../../content/heroSlides'
import type { CarouselControls } from '../../shared/ui/Carousel'
import { rotationControl } from '../../shared/ui/useAutoplay'
import { HeroTabs } from './HeroTabs'
import './HeroControls.scss'

/** Pause first, then previous and next, then the tabs (APG carousel). */
export function HeroControls(controls: CarouselControls) {
  const { isPlaying, previous, next, togglePlaying } = controls
  const Icon = isPlaying ? Pause : Play

  return (
    <div className="hero-controls">
      <div className="hero-controls__buttons">
        <button
          type="button"
          aria-label={isPlaying ? 'Detener la rotación automática' : 'Reanudar la rotación automática'}
          onClick={togglePlaying}
          {...rotationControl}
        >
          <Icon className="icon" aria-hidden="true" />
        </button>
        <button type="button" aria-label="Imagen anterior" onClick={previous}>
          <ChevronLeft className="icon" aria-hidden="true" />
        </button>
        <button type="button" aria-label="Imagen siguiente" onClick={next}>
          <ChevronRight className="icon" aria-hidden="true" />
        </button>
      </div>
      <HeroTabs names={heroSlides.map(({ hashtag }) => hashtag)} {...controls} />
    </div>
  )
}
