import { useEffect, useEffectEvent, useRef } from 'react'

type Options = {
  isPlaying: boolean
  isRunning: boolean
  current: number
  ms: number
  advance: () => void
}

/**
 * Shows each slide for `ms`; after a pause only the rest of that time is waited. react-slick's own timer is 50 ms late
 * and never starts again after a pause.
 */
export function useAutoplayTimer({ isPlaying, isRunning, current, ms, advance }: Options) {
  const remainingMs = useRef(ms)
  const onTimeout = useEffectEvent(advance)

  useEffect(() => {
    remainingMs.current = ms
  }, [current, isPlaying, ms])

  useEffect(() => {
    if (!isRunning) return
    const startedAt = performance.now()
    const timer = setTimeout(() => onTimeout(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - startedAt
    }
  }, [current, isRunning, ms])
}
