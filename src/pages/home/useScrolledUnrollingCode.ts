import { useEffect, useEffectEvent, type RefObject } from 'react'
import { useLazyComponent } from '../../shared/hooks/useLazyComponent'
import { callWhenNear } from '../../shared/callWhenNear'
import { savesData } from '../../shared/savesData'

const importUnrolling = () =>
  import(/* webpackChunkName: "unrolling" */ '../../features/unrolling/ScrolledUnrolling').then(
    ({ ScrolledUnrolling }) => ScrolledUnrolling,
  )

/** The code that takes the label off, asked for as its track comes near the window: where the styles give it a way. */
export function useScrolledUnrollingCode(track: RefObject<HTMLElement | null>) {
  const [ScrolledUnrolling, load] = useLazyComponent(importUnrolling)
  const onNear = useEffectEvent(() => {
    if (track.current?.clientHeight !== track.current?.firstElementChild?.clientHeight) void load()
  })
  useEffect(() => {
    if (track.current && !savesData()) return callWhenNear(track.current, onNear, '50%')
  }, [track])
  return { ScrolledUnrolling }
}
