import { useEffect, useEffectEvent, useRef } from 'react'

type Options = {
  isPlaying: boolean
  isRunning: boolean
  current: number
  /** The id of the slide that comes next. */
  nextId: string
  ms: number
  advance: () => void
}

/**
 * Shows each slide for `ms`; after a pause only the rest of that time is waited. react-slick's own timer is 50 ms late
 * and never starts again after a pause. The next slide's pictures are loaded meanwhile: a browser asks for them only
 * once the slide is in view.
 */
export function useAutoplayTimer({ isPlaying, isRunning, current, nextId, ms, advance }: Options) {
  const remainingMs = useRef(ms)
  const onTimeout = useEffectEvent(advance)

  useEffect(() => {
    remainingMs.current = ms
  }, [current, isPlaying, ms])

  useEffect(() => {
    if (!isRunning) return
    for (const image of document.getElementById(nextId)?.querySelectorAll('img') ?? [])
      Object.assign(image, { loading: 'eager', decoding: 'sync' })
    const startedAt = performance.now()
    const timer = setTimeout(() => onTimeout(), remainingMs.current)
    return () => {
      clearTimeout(timer)
      remainingMs.current -= performance.now() - startedAt
    }
  }, [current, nextId, isRunning, ms])
}
