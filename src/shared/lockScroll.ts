/**
 * Holds the page behind still, until the returned function is called.
 * Where a scroll bar takes room, its room stays: the page must not reflow, or it would lose its place.
 */
export function lockScroll() {
  const { classList, clientWidth } = document.documentElement
  const locks =
    window.innerWidth > clientWidth ? ['is-scroll-locked', 'is-gutter-kept'] : ['is-scroll-locked']
  classList.add(...locks)
  return () => classList.remove(...locks)
}
