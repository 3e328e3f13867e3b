import { useCallback, useRef, type RefObject } from 'react'

interface Slider {
  slickNext(): void
  slickPrev(): void
  slickGoTo(index: number): void
  innerSlider?: object | undefined
}

/** What react-slick needs after a move to put the loop back in place. */
const settlingMs = 20

/** Moves react-slick's slides. Quick steps wait for one another, or the loop would run backwards. */
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
    queueStep,
    goTo: useCallback((index: number) => slider.current?.slickGoTo(index), [slider]),
    /** To be called when a slide begins to move, whatever moved it. */
    blockQueue: useCallback(() => {
      readyAt.current = Math.max(readyAt.current, performance.now() + speed + settlingMs)
    }, [speed]),
    /** react-slick ignores the next click if the last drag ended outside its list. */
    resetDrag: useCallback(() => {
      const inner = slider.current?.innerSlider
      if (inner) Object.assign(inner, { clickable: true })
    }, [slider]),
  }
}
