import { useEffect } from 'react'

/**
 * Stops the page behind an open dialog from scrolling.
 * A scroll bar's width stays reserved: the page must not reflow, or its scroll position would shift.
 * A dialog over another leaves it to that one.
 */
export function useScrollLock(isOpen: boolean) {
  useEffect(() => {
    const { classList, clientWidth } = document.documentElement
    if (!isOpen || classList.contains('is-scroll-locked')) return
    const locks =
      window.innerWidth > clientWidth ? ['is-scroll-locked', 'is-gutter-kept'] : ['is-scroll-locked']
    classList.add(...locks)
    return () => classList.remove(...locks)
  }, [isOpen])
}
