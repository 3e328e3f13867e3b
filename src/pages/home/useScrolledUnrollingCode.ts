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
  const onNear = useEffectEvent(({ clientHeight, firstElementChild: band }: Element) => {
    if (clientHeight !== band?.clientHeight) void load()
  })
  useEffect(() => {
    if (!track.current || savesData()) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNear(entry.target), {
      rootMargin: '50%',
    })
    observer.observe(track.current)
    return () => observer.disconnect()
  }, [track])
  return { ScrolledUnrolling }
}
