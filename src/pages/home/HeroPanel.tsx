import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { HeroSlide, PictureSource } from '../../content/models'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import { useMissingPicture } from './useMissingPicture'
import './HeroPanel.scss'

const { layout, wide } = breakpoints

/** As high as the hero without its legends: 89.5 % of it on wide screens (HomeHero.scss). */
const sizesOf = ({ width, height }: PictureSource) => {
  const ratio = (width / height).toFixed(2)
  return `(min-width: ${wide}px) calc(${ratio} * clamp(573px, min(89.5vh - 82px, 50.1vw), 895px)), calc(${ratio} * 56.25vw)`
}

/** Phones, and tablets held upright (styles/_layout.scss). */
const portraitMedia = `(max-width: ${layout - 0.02}px), (max-width: ${wide - 0.02}px) and (max-aspect-ratio: 5/6)`

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
        portraitMedia={portraitMedia}
        // As HeroPanel.scss draws it on upright tablets: 144 px are the bar's 82 and the label's 62.
        portraitSizes={`(min-width: ${layout}px) min(100vw, ${slide.uprightWidth} * (89.5vh - 144px)), 100vw`}
        alt={slide.src.alt}
        sizes={sizesOf(slide.src.source)}
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
