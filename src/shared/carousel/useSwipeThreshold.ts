import { useMemo, useRef, type MouseEvent, type PointerEvent, type RefObject, type TouchEvent } from 'react'
import { longSwipeMs, longSwipeRatio, touchThresholdPx } from '../../content/constants'

/** What the end of a drag sets off comes in the same turn; this leaves room for a slow page. */
const sameTurnMs = 100

/**
 * spec §9: up to 300 ms, a swipe of 5 px turns the slide; a longer one needs half a slide.
 * react-slick knows one divisor of the list's width, read when the swipe ends: so the divisor is worked out then.
 */
export function useSwipeThreshold(root: RefObject<HTMLElement | null>) {
  const press = useRef({ at: 0, x: 0, distance: 0 })
  const draggedAt = useRef(-Infinity)
  const endedAt = useRef(-Infinity)

  return useMemo(() => {
    const widthOf = (part: string) => root.current?.querySelector<HTMLElement>(part)?.offsetWidth || 1
    return {
      touchThreshold: {
        valueOf() {
          endedAt.current = performance.now()
          const isLong = performance.now() - press.current.at > longSwipeMs
          const least = isLong ? widthOf('.slick-slide') * longSwipeRatio : touchThresholdPx
          return widthOf('.slick-list') / least
        },
      } as unknown as number,
      /**
       * Where a swipe has just turned the slide, how many it went over; else null. react-slick drops its own
       * `onSwipe`, and its `swipeToSlide` jumps after a quick flick.
       */
      readSwipe: () => {
        const isSwipe = performance.now() - endedAt.current < sameTurnMs
        endedAt.current = -Infinity
        return isSwipe ? Math.round(-press.current.distance / widthOf('.slick-slide')) : null
      },
      pressHandlers: {
        onPointerDownCapture: ({ clientX }: PointerEvent) => {
          press.current = { at: performance.now(), x: clientX, distance: 0 }
        },
        onPointerUpCapture: ({ clientX }: PointerEvent) => {
          press.current.distance = clientX - press.current.x
          if (Math.abs(press.current.distance) > touchThresholdPx) draggedAt.current = performance.now()
        },
        // Before the links hear of it: react-slick's own guard comes after the router's link.
        onClickCapture: (event: MouseEvent) => {
          if (performance.now() - draggedAt.current < sameTurnMs) event.preventDefault()
        },
        // react-slick cancels what cannot be cancelled any more, which Chrome reports as an error.
        onTouchEndCapture: ({ nativeEvent }: TouchEvent) => {
          if (!nativeEvent.cancelable) nativeEvent.preventDefault = () => {}
        },
        onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
      },
    }
  }, [root])
}
