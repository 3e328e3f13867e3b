import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useLazyComponent } from '../../shared/hooks/useLazyComponent'
import { savesData } from '../../shared/savesData'

const importUnrolling = () =>
  import(/* webpackChunkName: "unrolling" */ '../../features/unrolling/ScrolledUnrolling').then(
    ({ ScrolledUnrolling }) => ScrolledUnrolling,
  )

/** The code that takes the label off, asked for as its track comes near the window: where the styles give it a way. */
export function useScrolledUnrollingCode(track: RefObject<HTMLElement | null>) {
  const [ScrolledUnrolling, load] = useLazyComponent(importUnrolling)
  const onNear = useEffectEvent(() => void load())
  useEffect(() => {
    const [way, band] = [track.current, track.current?.firstElementChild]
    if (!way || savesData() || way.clientHeight === band?.clientHeight) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(), {
      rootMargin: '50%',
    })
    observer.observe(way)
    return () => observer.disconnect()
  }, [track])
  return { ScrolledUnrolling }
}
