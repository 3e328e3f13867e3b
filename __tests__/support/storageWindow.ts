type Values = Record<string, string>

/** Events and two storages are all that the gate's storage may know: whatever else it reads is an error. */
const refuseElse = (window: object) =>
  new Proxy(window, {
    get(target, key) {
      if (!(key in target)) throw new Error(`the gate's storage reads window.${String(key)}`)
      const value: unknown = Reflect.get(target, key)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

/** As much of a window as the gate's storage may know, with two storages that hold `local` and `session`. */
export function storageWindow({ local = {}, session = {} }: { local?: Values; session?: Values } = {}) {
  const storage = (values: Values) => ({
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
    removeItem: (key: string) => void delete values[key],
  })
  const storages = { localStorage: storage(local), sessionStorage: storage(session) }
  const window = refuseElse(Object.assign(new EventTarget(), storages)) as Window
  return {
    window,
    local,
    session,
    send: (type: string, fields: object) => window.dispatchEvent(Object.assign(new Event(type), fields)),
  }
}

const denied = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

/** From now on the browser refuses both storages. */
export const blockStorages = <Target extends object>(window: Target): Target =>
  Object.defineProperties(window, { localStorage: { get: denied }, sessionStorage: { get: denied } })
