import { SimulatedClock } from 'xstate'

type Clock = Pick<SimulatedClock, 'setTimeout' | 'clearTimeout'>

/** A tab's clock, and its running timer as seen from outside. */
interface TabClock {
  readonly clock: Clock
  /** Milliseconds until the next timer fires; null while none runs. */
  leftMs(): number | null
  /** Whole milliseconds that the running timer has run since the last call; 0 while none runs. */
  takeElapsedMs(): number
}

export interface Time {
  now(): number
  tabClock(): TabClock
  pass(ms: number): Promise<void>
}

/** A clock whose one running timer can be read. `onFire` gets the milliseconds not taken yet. */
function observedClock(
  inner: Clock,
  now: () => number,
  onFire: (restMs: number) => void = () => {},
): TabClock {
  let timer: { id: number; since: number; ms: number; takenMs: number } | null = null
  return {
    clock: {
      setTimeout(work, ms) {
        const id = inner.setTimeout(() => {
          const takenMs = timer?.takenMs ?? 0
          timer = null
          onFire(ms - takenMs)
          work()
        }, ms)
        timer = { id, since: now(), ms, takenMs: 0 }
        return id
      },
      clearTimeout(id) {
        if (timer?.id === id) timer = null
        inner.clearTimeout(id)
      },
    },
    leftMs: () => timer && Math.max(0, timer.since + timer.ms - now()),
    takeElapsedMs() {
      if (!timer) return 0
      const ranMs = Math.min(now() - timer.since, timer.ms - 1)
      const ms = ranMs - timer.takenMs
      timer.takenMs = ranMs
      return ms
    },
  }
}

/** Stands still until `pass`, which goes from timer to timer, so that each fires at its own millisecond. */
export function virtualTime(): Time {
  const clock = new SimulatedClock()
  const now = () => clock.now()
  const firesAt = new Map<number, number>()
  const inner: Clock = {
    setTimeout(work, ms) {
      const id = clock.setTimeout(() => {
        firesAt.delete(id)
        work()
      }, ms)
      firesAt.set(id, now() + ms)
      return id
    },
    clearTimeout(id) {
      firesAt.delete(id)
      clock.clearTimeout(id)
    },
  }
  return {
    now,
    tabClock: () => observedClock(inner, now),
    async pass(ms) {
      const end = now() + ms
      while (now() < end) clock.set(Math.min(end, ...firesAt.values()))
    },
  }
}

/** This browser's time; `onFire` gets, for every timer that runs out, the milliseconds not taken yet. */
export function realTime(browser: Window, onFire: (restMs: number) => void): Time {
  const start = Date.now()
  const now = () => Date.now() - start
  const inner: Clock = {
    setTimeout: (work, timeout) => browser.setTimeout(work, timeout),
    clearTimeout: (id) => browser.clearTimeout(id),
  }
  return {
    now,
    tabClock: () => observedClock(inner, now, onFire),
    pass: (ms) => new Promise((resolve) => browser.setTimeout(resolve, ms)),
  }
}
