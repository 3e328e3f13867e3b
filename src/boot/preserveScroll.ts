/**
 * While React hydrates the page, the router's own restoration scrolls to the top.
 * @returns a function to call after hydration: it scrolls to where the visitor has scrolled meanwhile, else to `lastTop`,
 * where the last visit to the page was left
 */
export function preserveScroll(): (lastTop: number | false | null) => void {
  let { scrollY } = window
  const onScroll = () => {
    scrollY = window.scrollY
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return (lastTop) => {
    window.removeEventListener('scroll', onScroll)
    const top = scrollY || lastTop
    if (top) window.scrollTo({ top, behavior: 'instant' })
  }
}
