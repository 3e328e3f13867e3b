import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { HeroSlide } from '../../content/models'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import { useMissingPicture } from './useMissingPicture'
import './HeroPanel.scss'

const { layout, wide } = breakpoints

/** On wide screens 16:9 and as high as the hero (HomeHero.scss) without its legends. */
const sizes = `(min-width: ${wide}px) clamp(1018px, min(159vh - 146px, 89vw), 1590px), (min-width: ${layout}px) 50vw, 100vw`

/** One picture of the hero with its hashtag; `data-id` sets its colours, and where its words stand. */
export function HeroPanel({ slide, priority }: { slide: HeroSlide; priority: boolean }) {
  const panel = useRef<HTMLDivElement>(null)
  useMissingPicture(panel)

  return (
    <div className="hero-panel" data-id={slide.id} ref={panel}>
      <Picture
        className="hero-panel__image"
        source={slide.src.source}
        portrait={slide.portrait}
        portraitBelow={wide}
        alt={slide.src.alt}
        sizes={sizes}
        priority={priority}
      />
      <div className="hero-panel__place">
        <p className="hero-panel__hashtag">{slide.hashtag}</p>
        <p className="hero-panel__body">{slide.body}</p>
        <Link to={slide.link.path} className="text-link">
          {slide.link.label}
          <ArrowRight className="icon" aria-hidden="true" />
        </Link>
      </div>
    </div>
  )
}
