import { SimulatedClock } from 'xstate'

type Clock = Pick<SimulatedClock, 'setTimeout' | 'clearTimeout'>

/** A tab's timers, seen from outside. */
interface TabClock {
  readonly clock: Clock
  /** Milliseconds until the next timer fires; null while none runs. */
  leftMs(): number | null
  /** Whole milliseconds that the running timer has run since the last call; 0 while none runs. */
  takeMs(): number
}

export interface Time {
  now(): number
  tabClock(): TabClock
  pass(ms: number): Promise<void>
}

/** A clock whose timers can be asked about; the gate runs one at a time. `fired` is told what was not taken yet. */
function watched(inner: Clock, now: () => number, fired: (restMs: number) => void = () => {}): TabClock {
  let timer: { id: number; since: number; ms: number; takenMs: number } | null = null
  return {
    clock: {
      setTimeout(work, ms) {
        const id = inner.setTimeout(() => {
          const takenMs = timer?.takenMs ?? 0
          timer = null
          fired(ms - takenMs)
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
    takeMs() {
      if (!timer) return 0
      const ranMs = Math.min(now() - timer.since, timer.ms - 1)
      const ms = ranMs - timer.takenMs
      timer.takenMs = ranMs
      return ms
    },
  }
}

/** Stands still until told; passes millisecond by millisecond, so that a timer fires at its own one. */
export function virtualTime(): Time {
  const clock = new SimulatedClock()
  return {
    now: () => clock.now(),
    tabClock: () => watched(clock, () => clock.now()),
    async pass(ms) {
      for (let passed = 0; passed < ms; passed++) clock.increment(1)
    },
  }
}

/** This browser's time; `fired` is told, of every timer that runs out, the milliseconds not taken yet. */
export function realTime(browser: Window, fired: (restMs: number) => void): Time {
  const start = Date.now()
  const now = () => Date.now() - start
  const inner: Clock = {
    setTimeout: (work, timeout) => browser.setTimeout(work, timeout),
    clearTimeout: (id) => browser.clearTimeout(id),
  }
  return {
    now,
    tabClock: () => watched(inner, now, fired),
    pass: (ms) => new Promise((resolve) => browser.setTimeout(resolve, ms)),
  }
}
