import { useEffect, useRef } from 'react'

/**
 * react-slick leaves the links of hidden slides and of the loop's clones reachable (akiran/react-slick #1535, #1980).
 * This makes what is out of view inert, takes the slides out of the focus order and the ids of the clones away.
 */
export function useHiddenSlides() {
  const root = useRef<HTMLElement>(null)

  useEffect(() => {
    const element = root.current
    if (!element) return
    const hide = () => {
      for (const slide of element.querySelectorAll<HTMLElement>('.slick-slide')) {
        slide.toggleAttribute('inert', slide.getAttribute('aria-hidden') === 'true')
        slide.removeAttribute('tabindex')
        if (!slide.classList.contains('slick-cloned')) continue
        for (const named of slide.querySelectorAll('[id]')) named.removeAttribute('id')
      }
    }
    hide()
    const observer = new MutationObserver(hide)
    observer.observe(element, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['aria-hidden'],
    })
    return () => observer.disconnect()
  }, [])

  return root
}
