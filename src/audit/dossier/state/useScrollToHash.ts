import { useEffect } from 'react'

/** The address's fragment, decoded; empty where it cannot be decoded. */
export function readHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}

/** Scrolls to the element that the fragment names and focuses it, though it is drawn later than the page. */
export function useScrollToHash(isDrawn: boolean) {
  useEffect(() => {
    if (!isDrawn) return
    const show = () => {
      const element = document.getElementById(readHash())
      element?.scrollIntoView()
      element?.focus({ preventScroll: true })
    }
    show()
    window.addEventListener('hashchange', show)
    return () => window.removeEventListener('hashchange', show)
  }, [isDrawn])
}
