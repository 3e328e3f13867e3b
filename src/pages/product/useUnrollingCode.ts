import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useLazyComponent } from '../../shared/hooks/useLazyComponent'
import { labelPart } from '../../shared/paths'

const importUnrolling = () =>
  import(/* webpackChunkName: "unrolling" */ '../../features/unrolling/Unrolling').then(
    ({ Unrolling }) => Unrolling,
  )

/** Signs that the label may be unrolled soon. */
const intents = ['pointermove', 'pointerdown', 'touchstart'] as const

/** ms that the bottle is seen before a link to its label unrolls it: the page has come to rest by then. */
const arrivalMs = 900

/** Where the label is, and the code that moves it, which is asked for at the first sign that it may be used. */
export function useUnrollingCode(stage: RefObject<HTMLElement | null>) {
  const [Unrolling, load, hasFailed] = useLazyComponent(importUnrolling)
  const [wanted, setWanted] = useState<boolean>()

  useEffect(() => {
    const element = stage.current
    if (!element || Unrolling) return
    const ask = () => void load()
    for (const type of intents) element.addEventListener(type, ask, { once: true, passive: true })
    return () => {
      for (const type of intents) element.removeEventListener(type, ask)
    }
  })

  const change = (isUnrolled: boolean) => {
    setWanted(isUnrolled)
    void load('pressed')
  }
  const { hash, key } = useLocation()
  const onArrival = useEffectEvent(() => change(true))
  useEffect(() => {
    if (hash !== `#${labelPart}`) return
    const timer = setTimeout(() => onArrival(), arrivalMs)
    return () => clearTimeout(timer)
  }, [hash, key])

  const isWanted = wanted ?? false
  return {
    Unrolling,
    isUnrolled: isWanted && !hasFailed,
    hasMoved: wanted !== undefined && Unrolling !== undefined,
    hasFailed: isWanted && hasFailed,
    load: () => void load(),
    change,
  }
}
