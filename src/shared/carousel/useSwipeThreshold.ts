import { useMemo, useRef, type MouseEvent, type PointerEvent, type RefObject, type TouchEvent } from 'react'
import { longSwipeMs, longSwipeRatio, touchThresholdPx } from '../../content/constants'

/** Events that the end of a drag causes follow at once; the margin is for a slow page. */
const dragEventsMs = 100

/**
 * spec §9: a swipe of up to 300 ms moves the slide from 5 px on; a longer one must cross half a slide.
 * react-slick divides the list's width by one number, which it reads when the swipe ends: `valueOf` computes it then.
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
          const minPx = isLong ? widthOf('.slick-slide') * longSwipeRatio : touchThresholdPx
          return widthOf('.slick-list') / minPx
        },
      } as unknown as number,
      /**
       * How many slides the swipe that has just ended went over, or null if there was none. react-slick drops its own
       * `onSwipe`, and its `swipeToSlide` jumps after a quick flick.
       */
      readSwipe: () => {
        const isSwipe = performance.now() - endedAt.current < dragEventsMs
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
        // In the capture phase: react-slick's own guard runs after the router's link.
        onClickCapture: (event: MouseEvent) => {
          if (performance.now() - draggedAt.current < dragEventsMs) event.preventDefault()
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
