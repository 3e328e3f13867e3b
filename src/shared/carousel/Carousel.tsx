import { useId, useRef, useState, type ReactNode } from 'react'
import Slick from 'react-slick'
import * as carousel from '../../content/carousel'
import { autoplayMs as defaultAutoplayMs, sliderSpeedMs } from '../../content/constants'
import { useMediaQuery } from '../hooks/useMediaQuery'
import { CarouselSlide } from './CarouselSlide'
import type { CarouselControls } from './carouselControls'
import { StaticSlides } from './StaticSlides'
import { useAutoplay } from './useAutoplay'
import { useDeferredMount } from './useDeferredMount'
import { useHiddenSlides } from './useHiddenSlides'
import { useSwipeThreshold } from './useSwipeThreshold'
import { useAutoplayTimer } from './useAutoplayTimer'
import { useNextPictures } from './useNextPictures'
import { useSlideQueue } from './useSlideQueue'
import { VisuallyHidden } from '../ui/VisuallyHidden'
import './Carousel.scss'

type Props = {
  label: string
  /** One element per slide; give the carousel another key for another list. */
  slides: readonly ReactNode[]
  slideLabels: readonly string[]
  /** Where the slides show part of a longer list: its length, and the index in it of what each slide shows. */
  list?: { count: number; items: readonly number[] }
  /** `tabpanel` where the controls are tabs (APG carousel, tabbed). */
  slideRole?: 'group' | 'tabpanel'
  slidesToShow?: number
  /** How much of the neighbouring slides is visible at each side, e.g. `20%`. */
  peek?: string
  autoplay?: boolean
  autoplayMs?: number
  className?: string
  controls: (controls: CarouselControls) => ReactNode
  /** Called as soon as another slide is on its way. */
  onMove?: (slide: number) => void
}

function Controls({ render, controls }: { render: Props['controls']; controls: CarouselControls }) {
  return render(controls)
}

/**
 * react-slick's loop, with hidden slides inert and an autoplay that can be stopped. The controls come before the slides,
 * the rotation's first (APG carousel, keyboard interaction; APG example with tabs: rotation, tabs, then the slide).
 */
export function Carousel(props: Props) {
  const { label, slides, slideLabels, slideRole = 'group', slidesToShow = 1, peek, className = '' } = props
  const slick = useRef<Slick>(null)
  const section = useHiddenSlides()
  const { isMounted, isPrerendered, mountNow } = useDeferredMount(section)
  const [current, setCurrent] = useState(0)
  const { isPlaying, isRunning, stop, toggle, pauseHandlers } = useAutoplay(props.autoplay ?? false)
  const { touchThreshold, readSwipe, pressHandlers } = useSwipeThreshold(section)
  const speed = useMediaQuery('(prefers-reduced-motion: reduce)') ? 0 : sliderSpeedMs
  const id = useId()
  const slideId = (index: number) => `${id}${index}`
  const { count, items } = props.list ?? { count: slides.length, items: [...slides.keys()] }
  const positionLabel = (at: number) => `${slideLabels[at]}, ${carousel.position(Number(items[at]), count)}`

  const { queueStep, goTo, blockQueue, resetDrag } = useSlideQueue(slick, speed)
  const moveByHand = (move: () => void) => {
    stop()
    mountNow()
    move()
  }
  const beforeChange = (from: number, to: number) => {
    blockQueue()
    setCurrent(to)
    props.onMove?.(to)
    const slides = readSwipe()
    if (slides === null) return
    stop()
    if (Math.abs(slides) > 1) goTo(from + slides)
  }
  useAutoplayTimer({
    isPlaying,
    isRunning: isRunning && isMounted,
    current,
    ms: props.autoplayMs ?? defaultAutoplayMs,
    advance: () => slick.current?.slickNext(),
  })
  // Part of the slide after several shows beside them.
  useNextPictures(
    slideId((current + slidesToShow) % slides.length),
    isMounted && (isRunning || slidesToShow > 1),
  )

  const controls: CarouselControls = {
    current,
    count,
    slideId,
    isPlaying,
    isRunning,
    goTo: (index) => moveByHand(() => goTo(index)),
    next: () => moveByHand(() => queueStep('slickNext')),
    previous: () => moveByHand(() => queueStep('slickPrev')),
    togglePlaying: toggle,
  }

  const panels = slides.map((slide, index) => (
    <CarouselSlide key={index} id={slideId(index)} role={slideRole} label={positionLabel(index)}>
      {slide}
    </CarouselSlide>
  ))

  return (
    <section
      className={`carousel ${className}`}
      aria-roledescription={carousel.role}
      aria-label={label}
      ref={section}
      onPointerDown={resetDrag}
      {...pressHandlers}
      {...pauseHandlers}
    >
      <Controls render={props.controls} controls={controls} />
      {isMounted ? (
        <Slick
          ref={slick}
          infinite
          arrows={false}
          accessibility={false}
          speed={speed}
          waitForAnimate={false}
          slidesToShow={slidesToShow}
          slidesToScroll={1}
          touchThreshold={touchThreshold}
          {...(peek && { centerMode: true, centerPadding: peek })}
          beforeChange={beforeChange}
        >
          {panels}
        </Slick>
      ) : (
        <StaticSlides shown={isPrerendered ? undefined : slidesToShow}>{panels}</StaticSlides>
      )}
      <div aria-live={isPlaying ? 'off' : 'polite'}>
        <VisuallyHidden>{positionLabel(current)}</VisuallyHidden>
      </div>
    </section>
  )
}
