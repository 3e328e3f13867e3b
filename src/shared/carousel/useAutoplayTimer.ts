import { useEffect, useEffectEvent, useRef } from 'react'

type Options = {
  isPlaying: boolean
  isRunning: boolean
  current: number
  /** The id of the slide that comes next. */
  nextId: string
  loadsNext: boolean
  ms: number
  advance: () => void
}

/**
 * Shows each slide for `ms`; after a pause only the rest of that time is waited. react-slick's own timer is 50 ms late
 * and never starts again after a pause. The next slide's pictures are loaded meanwhile where `loadsNext`: a browser asks
 * for them only once they are in view.
 */
export function useAutoplayTimer(options: Options) {
  const { isPlaying, isRunning, current, nextId, loadsNext, ms, advance } = options
  const remainingMs = useRef(ms)
  const onTimeout = useEffectEvent(advance)

  useEffect(() => {
    remainingMs.current = ms
  }, [current, isPlaying, ms])

  useEffect(() => {
    if (!loadsNext) return
    for (const image of document.getElementById(nextId)?.querySelectorAll('img') ?? []) {
      image.loading = 'eager' // starts it, whatever follows
      Object.assign(image, { loading: 'lazy', decoding: 'sync' })
    }
  }, [nextId, loadsNext])

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
