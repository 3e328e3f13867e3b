import { useEffect, useState } from 'react'

/** px that the bar above and the bar below cover (styles/_layout.scss). */
const covered = '-72px 0px -80px'

/** Whether any of the first element that matches is to be seen between the bars. */
export function useIsInView(selector: string): boolean {
  const [isInView, setIsInView] = useState(false)

  useEffect(() => {
    const element = document.querySelector(selector)
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false), {
      rootMargin: covered,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [selector])

  return isInView
}
