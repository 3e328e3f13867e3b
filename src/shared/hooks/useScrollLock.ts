import { useLayoutEffect } from 'react'

/**
 * Stops the page behind an open dialog from scrolling.
 * A scroll bar's width stays reserved: the page must not reflow, or its scroll position would shift.
 * A dialog over another leaves it to that one.
 */
export function useScrollLock(isOpen: boolean) {
  // Before the dialog opens, while the page's width can be read without laying it out anew.
  useLayoutEffect(() => {
    const { documentElement } = document
    const { classList } = documentElement
    if (!isOpen || classList.contains('is-scroll-locked')) return
    const hasScrollBar = window.innerWidth > documentElement.clientWidth
    const locks = hasScrollBar ? ['is-scroll-locked', 'is-gutter-kept'] : ['is-scroll-locked']
    classList.add(...locks)
    return () => classList.remove(...locks)
  }, [isOpen])
}
