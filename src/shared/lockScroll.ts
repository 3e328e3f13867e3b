/**
 * Stops the page behind from scrolling until the returned function is called.
 * A scroll bar's width stays reserved: the page must not reflow, or its scroll position would shift.
 */
export function lockScroll() {
  const { classList, clientWidth } = document.documentElement
  const locks =
    window.innerWidth > clientWidth ? ['is-scroll-locked', 'is-gutter-kept'] : ['is-scroll-locked']
  classList.add(...locks)
  return () => classList.remove(...locks)
}
