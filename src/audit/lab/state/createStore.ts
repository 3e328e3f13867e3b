/** A value that changes part by part; listeners hear of what really changed. */
export function createStore<State extends object>(initial: State) {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    state: () => state,
    set(change: Partial<State>) {
      const names = Object.keys(change) as (keyof State)[]
      if (names.every((name) => change[name] === state[name])) return
      state = { ...state, ...change }
      listeners.forEach((listener) => listener())
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
