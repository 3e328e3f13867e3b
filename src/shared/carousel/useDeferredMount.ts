import { startTransition, useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { callWhenNear } from '../callWhenNear'
import { preserveFocus } from './preserveFocus'
import { preserveClick } from './preserveClick'
import { useIsPrerendered } from '../hooks/useIsPrerendered'

/** How far from the viewport a carousel is mounted, in heights of the viewport. */
const mountDistance = '100%'

/**
 * react-slick copies and measures every slide, which delays the page: a prerendered carousel keeps the HTML of the
 * build until it comes near the viewport or is used.
 */
export function useDeferredMount(section: RefObject<HTMLElement | null>) {
  const isPrerendered = useIsPrerendered()
  const [isMounted, setIsMounted] = useState(!isPrerendered)

  useEffect(() => {
    if (isMounted || !section.current) return
    return callWhenNear(section.current, () => startTransition(() => setIsMounted(true)), mountDistance)
  }, [isMounted, section])

  // Mounting replaces the elements of the slides.
  useLayoutEffect(() => {
    if (isMounted || !section.current) return
    const restores = [preserveFocus(section.current), preserveClick(section.current)]
    return () => {
      for (const restore of restores) restore()
    }
  }, [isMounted, section])

  return {
    isMounted,
    isPrerendered,
    /** To be called before the visitor moves a slide. */
    mountNow: () => {
      if (!isMounted) flushSync(() => setIsMounted(true))
    },
  }
}
