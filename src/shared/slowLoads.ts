import { useSyncExternalStore } from 'react'

/** A shorter wait needs no sign. */
const slowAfterMs = 300

/** Loads that a press waits for and that are slow, now. */
let slowLoads = 0
const listeners = new Set<() => void>()

const changeCount = (by: 1 | -1) => {
  slowLoads += by
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Waits for what a press has asked for; once that takes longer than 300 ms, `useHasSlowLoad` is true until its end. */
export async function trackLoad<T>(load: Promise<T>): Promise<T> {
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    changeCount(1)
  }, slowAfterMs)
  try {
    return await load
  } finally {
    clearTimeout(timer)
    if (isSlow) changeCount(-1)
  }
}

/** Whether a press has been waiting long enough for a sign. */
export const useHasSlowLoad = () =>
  useSyncExternalStore(
    subscribe,
    () => slowLoads > 0,
    () => false,
  )
