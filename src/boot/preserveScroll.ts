import type { SiteRouter } from '../app/siteRouter'

/**
 * While React takes the page over, the router's own restoration scrolls to the top: call what it returns once that has
 * happened, and the page is where the visitor has scrolled it, or where the last visit to it was left.
 */
export function keepPlace(router: SiteRouter): () => void {
  let seen = window.scrollY
  const note = () => {
    seen = window.scrollY
  }
  window.addEventListener('scroll', note, { passive: true })
  return () => {
    window.removeEventListener('scroll', note)
    // The router has worked it out before anybody listened to it.
    const top = seen || router.state.restoreScrollPosition
    if (top) window.scrollTo({ top, behavior: 'instant' })
  }
}
