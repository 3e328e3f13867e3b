const unrollMs = 2400
const rollMs = 1700
const fadeMs = 260

export interface Progress {
  readonly value: number
  /** Follows a finger. */
  set(value: number): void
  /** Goes there by itself, in even steps. @param fades in the time of a cross-fade */
  moveTo(target: 0 | 1, fades: boolean): void
  stop(): void
}

/**
 * How far the label has come off, 0 to 1.
 * @param render draws it; called once a frame while it changes
 */
export function createProgress(render: (value: number) => void): Progress {
  let value = 0
  let frame = 0
  const set = (next: number) => {
    value = Math.min(1, Math.max(0, next))
    render(value)
  }
  const stop = () => cancelAnimationFrame(frame)

  return {
    get value() {
      return value
    },
    set(next) {
      stop()
      set(next)
    },
    moveTo(target, fades) {
      stop()
      const duration = fades ? fadeMs : target === 1 ? unrollMs : rollMs
      let last: number | undefined
      const step = (now: number) => {
        // After a long pause, e.g. in another tab, it goes on from where it was.
        const passed = Math.min(now - (last ?? now), 50)
        last = now
        const way = target - value
        set(value + Math.sign(way) * Math.min(Math.abs(way), passed / duration))
        if (value !== target) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    },
    stop,
  }
}
