import { useCallback, useRef, type RefObject } from 'react'

interface Slider {
  slickNext(): void
  slickPrev(): void
  slickGoTo(index: number): void
  innerSlider?: object | undefined
}

/** What react-slick takes after a turn to put the loop back in place. */
const settlingMs = 20

/** The ways to turn react-slick's slides: quick steps wait for one another, or the loop would run backwards. */
export function useSlideQueue(slider: RefObject<Slider | null>, speed: number) {
  const readyAt = useRef(0)

  const queueStep = useCallback(
    (move: 'slickNext' | 'slickPrev') => {
      const now = performance.now()
      const at = Math.max(now, readyAt.current)
      readyAt.current = at + speed + settlingMs
      setTimeout(() => slider.current?.[move](), at - now)
    },
    [slider, speed],
  )

  return {
    step: queueStep,
    goTo: useCallback((index: number) => slider.current?.slickGoTo(index), [slider]),
    /** To be told when a turn begins, whatever began it. */
    reserveTime: useCallback(() => {
      readyAt.current = Math.max(readyAt.current, performance.now() + speed + settlingMs)
    }, [speed]),
    /** react-slick would swallow the next click where the last drag ended outside of its list. */
    resetDrag: useCallback(() => {
      const inner = slider.current?.innerSlider
      if (inner) Object.assign(inner, { clickable: true })
    }, [slider]),
  }
}
