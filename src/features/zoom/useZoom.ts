import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { nextLevel, minScale, clampScale } from './levels'

interface Point {
  readonly x: number
  readonly y: number
}

/** A point of the screen, and the point of the picture that is there: 0 to 1 from its top left. */
interface Anchor {
  readonly screen: Point
  readonly part: Point
}

/**
 * The scale of the picture. The view scrolls natively, so scroll bars, arrow keys and touch move the picture;
 * a change of scale keeps the same part of the picture under the same point of the screen.
 * @param ratio width of the picture over its height
 */
export function useZoom(ratio: number) {
  const view = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState<number>(minScale)
  const latest = useRef<number>(minScale)
  const anchor = useRef<Anchor | null>(null)

  const zoomTo = useCallback((next: number, at?: Point) => {
    const box = view.current?.getBoundingClientRect()
    const picture = view.current?.querySelector('img')?.getBoundingClientRect()
    if (box && picture && picture.width > 0) {
      const screen = at ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const part = { x: (screen.x - picture.x) / picture.width, y: (screen.y - picture.y) / picture.height }
      anchor.current = { screen, part }
    }
    latest.current = clampScale(next)
    setScale(latest.current)
  }, [])

  useLayoutEffect(() => {
    const element = view.current
    const picture = element?.querySelector('img')
    if (!element || !picture) return
    element.style.setProperty('--zoom', String(scale))
    element.style.setProperty('--ratio', String(ratio))
    if (!anchor.current) return
    const { screen, part } = anchor.current
    const now = picture.getBoundingClientRect()
    element.scrollLeft += now.x + part.x * now.width - screen.x
    element.scrollTop += now.y + part.y * now.height - screen.y
  }, [scale, ratio])

  const step = useCallback((direction: 1 | -1) => zoomTo(nextLevel(latest.current, direction)), [zoomTo])
  return { view, scale, latest, zoomTo, step }
}
