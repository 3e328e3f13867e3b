import { ArrowLeft, ArrowRight } from 'lucide-react'
import * as carousel from '../../content/carousel'
import type { CarouselControls } from '../../shared/carousel/carouselControls'
import { ProgressMarks } from '../../shared/carousel/ProgressMarks'
import { RotationButton } from '../../shared/carousel/RotationButton'
import './EventPhotoControls.scss'

/** Where the visitor is among the photos, and the ways to move; the pause comes first (APG carousel). */
export function EventPhotoControls(controls: CarouselControls) {
  const { current, count, previous, next } = controls

  return (
    <div className="event-photo-controls">
      <p className="event-photo-controls__counter">{`${current + 1} / ${count}`}</p>
      <ProgressMarks count={count} current={current} />
      <div className="event-photo-controls__buttons">
        <RotationButton {...controls} />
        <button
          type="button"
          className="event-photo-controls__previous"
          aria-label={carousel.previousPhoto}
          onClick={previous}
        >
          <ArrowLeft className="icon" aria-hidden="true" />
        </button>
        <button type="button" aria-label={carousel.nextPhoto} onClick={next}>
          <ArrowRight className="icon" aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
