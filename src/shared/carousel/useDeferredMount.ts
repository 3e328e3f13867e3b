import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { keepFocus } from './preserveFocus'
import { keepHeldPress } from './preserveClick'
import { useIsPrerendered } from '../hooks/useIsPrerendered'

/** How far from the view a carousel gets ready, in heights of the view. */
const near = '100%'

/**
 * react-slick copies and measures every slide: a prerendered carousel stays as it was drawn until it comes near the
 * view or is used, so that the page answers first.
 */
export function useAwakening(section: RefObject<HTMLElement | null>) {
  const isPrerendered = useIsPrerendered()
  const [isAwake, setIsAwake] = useState(!isPrerendered)

  useEffect(() => {
    if (isAwake || !section.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setIsAwake(true))
      },
      { rootMargin: near },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [isAwake, section])

  // Once awake its slides are other elements.
  useLayoutEffect(() => {
    if (isAwake || !section.current) return
    const keepers = [keepFocus(section.current), keepHeldPress(section.current)]
    return () => {
      for (const keep of keepers) keep()
    }
  }, [isAwake, section])

  return {
    isAwake,
    isPrerendered,
    /** Before the first turn by hand. */
    wake: () => {
      if (!isAwake) flushSync(() => setIsAwake(true))
    },
  }
}
