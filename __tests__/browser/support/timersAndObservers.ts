/** How many timers wait, observers watch and animations run, and how much the storages hold. */
export interface TimersAndObservers {
  readonly count: () => Readonly<Record<string, number>>
}

declare global {
  interface Window {
    timersAndObservers: TimersAndObservers
  }
}

type Callable = (...given: unknown[]) => unknown

/** Runs in the page before its scripts. */
export const countTimersAndObservers = () => {
  const page = window as unknown as Record<string, Callable>
  const waiting: Record<string, Set<unknown>> = {}
  const countWaiting = (start: string, stop: string, isRepeated = false) => {
    const ids = (waiting[`timers of ${start}`] = new Set<unknown>())
    const [begin, end] = [page[start]!, page[stop]!]
    page[start] = (work, ...rest) => {
      const run: Callable = (...given) => {
        if (!isRepeated) ids.delete(id)
        ;(work as Callable)(...given)
      }
      const id = begin.call(window, run, ...rest)
      ids.add(id)
      return id
    }
    page[stop] = (id) => {
      ids.delete(id)
      return end.call(window, id)
    }
  }
  countWaiting('setTimeout', 'clearTimeout')
  countWaiting('setInterval', 'clearInterval', true)
  countWaiting('requestAnimationFrame', 'cancelAnimationFrame')
  countWaiting('requestIdleCallback', 'cancelIdleCallback')

  const watching: Record<string, number> = {}
  const targetsAfter: Record<string, (before: number) => number> = {
    observe: (before) => before + 1,
    unobserve: (before) => Math.max(before - 1, 0),
    disconnect: () => 0,
  }
  for (const kind of ['IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'PerformanceObserver']) {
    const { prototype } = page[kind] as unknown as { prototype: Record<string, Callable> }
    const targets = new WeakMap<object, number>()
    watching[`${kind}s`] = 0
    for (const [method, change] of Object.entries(targetsAfter)) {
      const original = prototype[method]
      if (!original) continue
      prototype[method] = function (this: object, ...given) {
        const before = targets.get(this) ?? 0
        targets.set(this, change(before))
        watching[`${kind}s`]! += Number(change(before) > 0) - Number(before > 0)
        return original.apply(this, given)
      }
    }
  }

  window.timersAndObservers = {
    count: () => ({
      ...Object.fromEntries(Object.entries(waiting).map(([kind, ids]) => [kind, ids.size])),
      ...watching,
      animations: document.getAnimations().length,
      'characters in the storages': JSON.stringify([localStorage, sessionStorage]).length,
    }),
  }
}
