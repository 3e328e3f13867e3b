import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { preserveFocus } from './preserveFocus'
import { preserveClick } from './preserveClick'
import { useIsPrerendered } from '../hooks/useIsPrerendered'

/** How far from the view a carousel gets ready, in heights of the view. */
const near = '100%'

/**
 * react-slick copies and measures every slide: a prerendered carousel stays as it was drawn until it comes near the
 * view or is used, so that the page answers first.
 */
export function useDeferredMount(section: RefObject<HTMLElement | null>) {
  const isPrerendered = useIsPrerendered()
  const [isMounted, setIsMounted] = useState(!isPrerendered)

  useEffect(() => {
    if (isMounted || !section.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setIsMounted(true))
      },
      { rootMargin: near },
    )
    observer.observe(section.current)
    return () => observer.disconnect()
  }, [isMounted, section])

  // Once awake its slides are other elements.
  useLayoutEffect(() => {
    if (isMounted || !section.current) return
    const keepers = [preserveFocus(section.current), preserveClick(section.current)]
    return () => {
      for (const keep of keepers) keep()
    }
  }, [isMounted, section])

  return {
    isAwake: isMounted,
    isPrerendered,
    /** Before the first turn by hand. */
    mountNow: () => {
      if (!isMounted) flushSync(() => setIsMounted(true))
    },
  }
}
