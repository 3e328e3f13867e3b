import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { HeroSlide, PictureSource } from '../../content/models'
import { Picture } from '../../shared/ui/Picture'
import * as breakpoints from '../../styles/breakpoints'
import { useMissingPicture } from './useMissingPicture'
import './HeroPanel.scss'

const { layout, wide } = breakpoints

/** On wide screens as high as the hero (HomeHero.scss) without its legends: 89.5 %. */
const sizesOf = ({ width, height }: PictureSource) => {
  const times = (share: number) => Math.round((share * width) / height)
  return `(min-width: ${wide}px) clamp(${times(573)}px, min(${times(89.5)}vh - ${times(82)}px, ${times(50.1)}vw), ${times(895)}px), (min-width: ${layout}px) 50vw, 100vw`
}

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
