import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clampScale, growthToCover, nextLevel } from './levels'

interface Point {
  readonly x: number
  readonly y: number
}

/** A point of the screen, and the point of the picture that is there: 0 to 1 from its top left. */
interface Anchor {
  readonly screen: Point
  readonly part: Point
}

/** How a picture opens. */
export interface Opening {
  readonly scale: number
  /** Larger than `scale` where the view would not be covered. */
  readonly coversView?: boolean
  /** What is in the middle of the view: 0 to 1 from the picture's top left. */
  readonly part: Point
}

const middleOf = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 })

function scrollToAnchor(view: HTMLElement, picture: Element, { screen, part }: Anchor) {
  const now = picture.getBoundingClientRect()
  view.scrollLeft += now.x + part.x * now.width - screen.x
  view.scrollTop += now.y + part.y * now.height - screen.y
}

/**
 * The scale of the picture. The view scrolls natively, so scroll bars, arrow keys and touch move the picture;
 * a change of scale keeps the same part of the picture under the same point of the screen.
 * @param ratio width of the picture over its height
 */
export function useZoom(ratio: number, opening: Opening) {
  const view = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(opening.scale)
  const latest = useRef(scale)
  const anchor = useRef<Anchor | null>(null)

  const zoomTo = useCallback((next: number, at?: Point) => {
    const box = view.current?.getBoundingClientRect()
    const picture = view.current?.querySelector('img')?.getBoundingClientRect()
    if (box && picture && picture.width > 0) {
      const screen = at ?? middleOf(box)
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
    if (anchor.current) scrollToAnchor(element, picture, anchor.current)
  }, [scale, ratio])

  // The dialog is shown by its own effect, which runs before this one.
  useEffect(() => {
    const shown = view.current
    const image = shown?.querySelector('img')
    if (!shown || !image) return
    const box = shown.getBoundingClientRect()
    if (opening.coversView) {
      latest.current = clampScale(latest.current * growthToCover(box, image.getBoundingClientRect()))
      // At once, not with the next render: the first frame shows it.
      shown.style.setProperty('--zoom', String(latest.current))
      setScale(latest.current)
    }
    scrollToAnchor(shown, image, { screen: middleOf(box), part: opening.part })
  }, [opening])

  const step = useCallback((direction: 1 | -1) => zoomTo(nextLevel(latest.current, direction)), [zoomTo])
  return { view, scale, latest, zoomTo, step }
}
