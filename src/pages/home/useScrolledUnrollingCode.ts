import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useLazyComponent } from '../../shared/hooks/useLazyComponent'
import { prefersReducedMotion } from '../../shared/prefersReducedMotion'
import { savesData } from '../../shared/savesData'

const importUnrolling = () =>
  import(/* webpackChunkName: "unrolling" */ '../../features/unrolling/ScrolledUnrolling').then(
    ({ ScrolledUnrolling }) => ScrolledUnrolling,
  )

/** The code that takes the label off, asked for as its place comes near the window. */
export function useScrolledUnrollingCode(place: RefObject<HTMLElement | null>) {
  const [ScrolledUnrolling, load] = useLazyComponent(importUnrolling)
  const onNear = useEffectEvent(() => void load())
  useEffect(() => {
    if (!place.current || savesData() || prefersReducedMotion()) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: '50%',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return { ScrolledUnrolling }
}
