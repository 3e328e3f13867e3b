/**
 * Calls once, as soon as the element is in the window, or near it.
 * @param distance from the window that is near, e.g. `50%` of its height
 * @returns ends the wait
 */
export function callWhenNear(element: Element, onNear: () => void, distance = '0px') {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      onNear()
    },
    { rootMargin: distance },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
