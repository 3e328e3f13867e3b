import { SimulatedClock } from 'xstate'

type Clock = Pick<SimulatedClock, 'setTimeout' | 'clearTimeout'>

/** A page's clock, and its running timers as seen from outside. */
interface TabClock {
  readonly clock: Clock
  /** Milliseconds until each running timer fires, the next one first. */
  timersLeftMs(): readonly number[]
  /** Whole milliseconds that running timers have run since the last call; 0 while none runs. */
  takeElapsedMs(): number
  /** Timers that run out meanwhile fire on `resume`, as in a page that the browser has frozen. */
  freeze(): void
  resume(): void
}

export interface Time {
  now(): number
  tabClock(): TabClock
  pass(ms: number): Promise<void>
}

interface Timer {
  readonly since: number
  readonly ms: number
}

/** A clock whose running timers can be read. `onFire` gets the milliseconds not taken yet. */
function observedClock(
  inner: Clock,
  now: () => number,
  onFire: (restMs: number) => void = () => {},
): TabClock {
  const timers = new Map<number, Timer>()
  let takenUntil = 0
  let isFrozen = false
  let held: (() => void)[] = []

  const endOf = ({ since, ms }: Timer) => since + ms
  const takenFrom = (since: number) => Math.max(takenUntil, since)

  return {
    clock: {
      setTimeout(work, ms) {
        const timer = { since: now(), ms }
        const id = inner.setTimeout(() => {
          timers.delete(id)
          onFire(endOf(timer) - takenFrom(timer.since))
          takenUntil = endOf(timer)
          if (isFrozen) held.push(work)
          else work()
        }, ms)
        timers.set(id, timer)
        return id
      },
      clearTimeout(id) {
        timers.delete(id)
        inner.clearTimeout(id)
      },
    },
    timersLeftMs: () =>
      [...timers.values()]
        .map((timer) => Math.max(0, endOf(timer) - now()))
        .sort((one, other) => one - other),
    takeElapsedMs() {
      if (timers.size === 0) return 0
      const running = [...timers.values()]
      const from = takenFrom(Math.min(...running.map(({ since }) => since)))
      const until = Math.min(now(), ...running.map((timer) => endOf(timer) - 1))
      takenUntil = Math.max(from, until)
      return takenUntil - from
    },
    freeze: () => void (isFrozen = true),
    resume() {
      isFrozen = false
      const due = held
      held = []
      due.forEach((work) => work())
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
