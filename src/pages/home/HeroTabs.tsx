import type { KeyboardEvent } from 'react'
import * as carousel from '../../content/carousel'
import type { CarouselControls } from '../../shared/carousel/carouselControls'
import './HeroTabs.scss'

type Props = Pick<CarouselControls, 'current' | 'isPlaying' | 'isRunning' | 'slideId' | 'goTo'> & {
  names: readonly string[]
}

/** The picker: APG tabs that follow the focus, each with a line that fills while its picture is shown. */
export function HeroTabs({ names, current, isPlaying, isRunning, slideId, goTo }: Props) {
  const last = names.length - 1
  const fill = isPlaying ? (isRunning ? 'running' : 'paused') : 'full'

  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const target = {
      ArrowLeft: index === 0 ? last : index - 1,
      ArrowRight: index === last ? 0 : index + 1,
      Home: 0,
      End: last,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    goTo(target)
    const tab = event.currentTarget.parentElement?.children[target]
    if (tab instanceof HTMLElement) tab.focus()
  }

  return (
    <div className="hero-tabs" role="tablist" aria-label={carousel.chooseImage}>
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          className="hero-tabs__tab"
          aria-selected={index === current}
          aria-controls={slideId(index)}
          tabIndex={index === current ? 0 : -1}
          data-fill={index === current ? fill : undefined}
          onClick={() => goTo(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          <span className="hero-tabs__name">{name}</span>
        </button>
      ))}
    </div>
  )
}
