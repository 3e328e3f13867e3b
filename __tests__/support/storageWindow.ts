type Values = Record<string, string>

/** As much of a window as the gate's storage may know: events, and two storages that hold `local` and `session`. */
export function storageWindow({ local = {}, session = {} }: { local?: Values; session?: Values } = {}) {
  const storage = (values: Values) => ({
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => void (values[key] = value),
    removeItem: (key: string) => void delete values[key],
  })
  const window = Object.assign(new EventTarget(), {
    localStorage: storage(local),
    sessionStorage: storage(session),
  }) as unknown as Window
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
