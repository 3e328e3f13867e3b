import { useEffect } from 'react'
import { scaleAfterWheel, minScale } from './levels'
import type { useZoom } from './useZoom'

type Zoom = Pick<ReturnType<typeof useZoom>, 'view' | 'latest' | 'zoomTo' | 'step'>

const readPinch = ([a, b]: readonly Touch[]) =>
  a && b
    ? {
        distance: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY),
        middle: { x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 },
      }
    : null

/** Adds a listener that may cancel its event, so that the page behind does not move. @returns removes it. */
function listen<Type extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  type: Type,
  handler: (event: HTMLElementEventMap[Type]) => void,
) {
  target.addEventListener(type, handler, { passive: false })
  return () => target.removeEventListener(type, handler)
}

/** Wheel, pinch, drag with the mouse, and the keys + - 0. */
export function useZoomGestures({ view, latest, zoomTo, step }: Zoom) {
  useEffect(() => {
    const element = view.current
    const dialog = element?.closest('dialog')
    if (!element || !dialog) return

    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if (event.key === '+' || event.key === '=') step(1)
      if (event.key === '-') step(-1)
      if (event.key === '0') zoomTo(minScale)
    }
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoomTo(scaleAfterWheel(latest.current, event.deltaY), { x: event.clientX, y: event.clientY })
    }

    let pinch: { distance: number; scale: number } | null = null
    const onTouch = (event: TouchEvent) => {
      const fingers = readPinch([...event.touches])
      if (!fingers) return void (pinch = null)
      if (event.cancelable) event.preventDefault()
      pinch ??= { distance: fingers.distance, scale: latest.current }
      zoomTo((pinch.scale * fingers.distance) / pinch.distance, fingers.middle)
    }

    const onPress = (event: PointerEvent) => {
      // The scroll bars belong to the view itself.
      if (event.pointerType !== 'mouse' || event.button !== 0 || event.target === element) return
      event.preventDefault()
      element.focus({ preventScroll: true })
      element.setPointerCapture(event.pointerId)
    }
    const onDrag = (event: PointerEvent) => {
      if (!element.hasPointerCapture(event.pointerId)) return
      element.scrollBy(-event.movementX, -event.movementY)
    }

    const stops = [
      listen(dialog, 'keydown', onKey),
      listen(element, 'wheel', onWheel),
      listen(element, 'touchstart', onTouch),
      listen(element, 'touchmove', onTouch),
      listen(element, 'touchend', onTouch),
      listen(element, 'pointerdown', onPress),
      listen(element, 'pointermove', onDrag),
      listen(element, 'dragstart', (event) => event.preventDefault()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [view, latest, zoomTo, step])
}
