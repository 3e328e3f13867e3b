import { useSyncExternalStore } from 'react'

/** A shorter wait needs no sign. */
const slowAfterMs = 300

/** What visitors are waiting for now. */
const loads = new Set<unknown>()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Says whether visitors are waiting for `load`, whatever that is: `useIsLoading` follows at once. */
export function setLoading(load: unknown, isLoading: boolean) {
  if (isLoading) loads.add(load)
  else loads.delete(load)
  for (const listener of listeners) listener()
}

/** Waits for what a press has asked for; once that takes longer than 300 ms, `useIsLoading` is true until its end. */
export async function trackLoad<T>(load: Promise<T>): Promise<T> {
  const timer = setTimeout(setLoading, slowAfterMs, load, true)
  try {
    return await load
  } finally {
    clearTimeout(timer)
    setLoading(load, false)
  }
}

/** Whether visitors are waiting for something, and are to be told so. */
export const useIsLoading = () =>
  useSyncExternalStore(
    subscribe,
    () => loads.size > 0,
    () => false,
  )
