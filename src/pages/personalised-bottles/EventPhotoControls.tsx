import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react'
import type { CarouselControls } from '../../shared/ui/Carousel'
import { rotationControl } from '../../shared/ui/useAutoplay'
import './EventPhotoControls.scss'

/** Where the visitor is among the photos, and the ways to move; the pause comes first (APG carousel). */
export function EventPhotoControls(controls: CarouselControls) {
  const { current, count, isPlaying, previous, next, togglePlaying } = controls
  const Rotation = isPlaying ? Pause : Play

  return (
    <div className="event-photo-controls">
      <p className="event-photo-controls__counter">{`${current + 1} / ${count}`}</p>
      <div className="event-photo-controls__marks" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <span key={index} className="event-photo-controls__mark" data-current={index === current} />
        ))}
      </div>
      <div className="event-photo-controls__buttons">
        <button
          type="button"
          aria-label={isPlaying ? 'Detener la rotación automática' : 'Reanudar la rotación automática'}
          onClick={togglePlaying}
          {...rotationControl}
        >
          <Rotation className="icon" aria-hidden="true" />
        </button>
        <button
          type="button"
          className="event-photo-controls__previous"
          aria-label="Foto anterior"
          onClick={previous}
        >
          <ArrowLeft className="icon" aria-hidden="true" />
        </button>
        <button type="button" aria-label="Foto siguiente" onClick={next}>
          <ArrowRight className="icon" aria-hidden="true" />
        </button>
      </div>
    </div>
  )
}
