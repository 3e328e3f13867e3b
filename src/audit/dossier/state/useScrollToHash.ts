import { useEffect } from 'react'

/** What the address names after `#`; empty where nobody can read it. */
export function readHash(): string {
  try {
    return decodeURIComponent(window.location.hash.slice(1))
  } catch {
    return ''
  }
}

/** What the address names comes into view and takes the focus, though it is drawn later than the page. */
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
