import { useSyncExternalStore } from 'react'

/** A shorter wait is not mentioned. */
const noticeAfterMs = 300

/** Loads that a press waits for, and that have taken long enough to be mentioned. */
let mentioned = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1) => {
  mentioned += by
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Mentions `load` while it takes longer than 300 ms, to every `useIsPressWaiting`. */
export async function mentionLoad<T>(load: Promise<T>): Promise<T> {
  let isMentioned = false
  const timer = setTimeout(() => {
    isMentioned = true
    change(1)
  }, noticeAfterMs)
  try {
    return await load
  } finally {
    clearTimeout(timer)
    if (isMentioned) change(-1)
  }
}

/** Whether something that was pressed is waiting for its code. */
export const useIsPressWaiting = () =>
  useSyncExternalStore(
    subscribe,
    () => mentioned > 0,
    () => false,
  )
