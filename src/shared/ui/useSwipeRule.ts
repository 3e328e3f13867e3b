import { useMemo, useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { longSwipeMs, longSwipeRatio, touchThresholdPx } from '../../content/constants'

/** The click that ends a drag follows its pointerup in the same turn; this leaves room for a slow page. */
const clickAfterDragMs = 100

/**
 * spec §9: up to 300 ms, a swipe of 5 px turns the slide; a longer one needs half a slide.
 * react-slick knows one divisor of the list's width, read when the swipe ends: so the divisor is worked out then.
 */
export function useSwipeRule(root: RefObject<HTMLElement | null>) {
  const press = useRef({ at: 0, x: 0 })
  const draggedAt = useRef(-Infinity)

  return useMemo(
    () => ({
      touchThreshold: {
        valueOf() {
          const list = root.current?.querySelector<HTMLElement>('.slick-list')
          const slide = list?.querySelector<HTMLElement>('.slick-slide')
          if (!list || !slide) return 1
          const isLong = performance.now() - press.current.at > longSwipeMs
          return list.offsetWidth / (isLong ? slide.offsetWidth * longSwipeRatio : touchThresholdPx)
        },
      } as unknown as number,
      pressHandlers: {
        onPointerDownCapture: ({ clientX }: PointerEvent) => {
          press.current = { at: performance.now(), x: clientX }
        },
        onPointerUpCapture: ({ clientX }: PointerEvent) => {
          if (Math.abs(clientX - press.current.x) > touchThresholdPx) draggedAt.current = performance.now()
        },
        // Before the links hear of it: react-slick's own guard comes after the router's link.
        onClickCapture: (event: MouseEvent) => {
          if (performance.now() - draggedAt.current < clickAfterDragMs) event.preventDefault()
        },
        onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
      },
    }),
    [root],
  )
}
