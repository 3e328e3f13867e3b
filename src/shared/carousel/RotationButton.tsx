import { Pause, Play } from 'lucide-react'
import * as carousel from '../../content/carousel'
import type { CarouselControls } from './carouselControls'
import { rotationControl } from './useAutoplay'

type Props = Pick<CarouselControls, 'isPlaying' | 'togglePlaying'>

/** Stops and starts a carousel's rotation; the first of its controls; focus on it does not pause it (APG carousel). */
export function RotationButton({ isPlaying, togglePlaying }: Props) {
  const Icon = isPlaying ? Pause : Play
  return (
    <button
      type="button"
      aria-label={isPlaying ? carousel.stopRotation : carousel.resumeRotation}
      onClick={togglePlaying}
      {...rotationControl}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  )
}
