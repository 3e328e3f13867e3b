import { useEffect } from 'react'

/**
 * Stops the page behind an open dialog from scrolling.
 * A scroll bar's width stays reserved: the page must not reflow, or its scroll position would shift.
 */
export function useScrollLock(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const { classList, clientWidth } = document.documentElement
    const locks =
      window.innerWidth > clientWidth ? ['is-scroll-locked', 'is-gutter-kept'] : ['is-scroll-locked']
    classList.add(...locks)
    return () => classList.remove(...locks)
  }, [isOpen])
}
