import { useEffect, useEffectEvent, useRef } from 'react'

type Options = { isPlaying: boolean; isRunning: boolean; current: number; ms: number; advance: () => void }

/**
 * Turns after `ms` on each slide; held, it keeps what was left. react-slick's own timer is 50 ms late and never
 * starts again after a pause.
 */
export function useAutoplayTimer({ isPlaying, isRunning, current, ms, advance: turn }: Options) {
  const left = useRef(ms)
  const onTime = useEffectEvent(turn)

  useEffect(() => {
    left.current = ms
  }, [current, isPlaying, ms])

  useEffect(() => {
    if (!isRunning) return
    const startedAt = performance.now()
    const timer = setTimeout(() => onTime(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - startedAt
    }
  }, [current, isRunning, ms])
}
