import { useEffect, useState } from 'react'

/** px that the bar above and the bar below cover (styles/_layout.scss). */
const covered = '-72px 0px -80px'

/**
 * Whether the first element that matches is to be seen between the bars; undefined until the browser has said so.
 * @param share of it, 0 to 1; without one any of it will do
 */
export function useIsInView(selector: string, share = 0): boolean | undefined {
  const [isInView, setIsInView] = useState<boolean>()

  useEffect(() => {
    const element = document.querySelector(selector)
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => setIsInView(!!entry?.isIntersecting && entry.intersectionRatio >= share),
      { rootMargin: covered, threshold: share },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [selector, share])

  return isInView
}
