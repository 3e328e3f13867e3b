import { useEffect, useRef } from 'react'

/**
 * The ref of a box whose height, while it stays in view, is kept free beside what is scrolled to.
 * @param property of the page's style: `--sticky-height` at the window's top, `--sticky-foot` at its bottom
 */
export function useStickyHeight(property: '--sticky-height' | '--sticky-foot') {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      if (getComputedStyle(element).position === 'sticky') {
        style.setProperty(property, `${element.offsetHeight}px`)
      } else style.removeProperty(property)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [property])
  return box
}
