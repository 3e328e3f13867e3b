import type { SiteRouter } from '../app/siteRouter'

/**
 * While React hydrates the page, the router's own restoration scrolls to the top.
 * @returns to be called once that has happened: scrolls to where the visitor has scrolled the page meanwhile, or to
 * where the last visit to it was left.
 */
export function preserveScroll(router: SiteRouter): () => void {
  let { scrollY } = window
  const onScroll = () => {
    scrollY = window.scrollY
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    window.removeEventListener('scroll', onScroll)
    // The router sets it before it is subscribed to: no event would tell it.
    const top = scrollY || router.state.restoreScrollPosition
    if (top) window.scrollTo({ top, behavior: 'instant' })
  }
}
