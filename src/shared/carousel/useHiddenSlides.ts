import { useEffect, useRef } from 'react'

/**
 * react-slick leaves the links of hidden slides and of the loop's clones focusable (akiran/react-slick #1535, #1980).
 * This makes what is out of view inert, and removes the tabindex of slides and the ids of clones.
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
