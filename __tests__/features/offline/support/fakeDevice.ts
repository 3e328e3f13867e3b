import type { Visited } from '../../../../src/shared/offlineCache'

/** What `fakeDevice` puts in the place of the browser's own, which jsdom lacks. */
type Part = 'locks' | 'serviceWorker' | 'caches'

/** A browser's workers, caches and locks in memory, for one test. */
export function fakeDevice() {
  const idleWork: (() => void)[] = []
  const listeners = new Set<() => void>()
  const owners = { locks: navigator, serviceWorker: navigator, caches: window } as const
  const put = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { configurable: true, writable: true, value })

  const device = {
    /** The names of its caches. */
    caches: [] as string[],
    hasWorker: false,
    failsToRegister: false,
    isActive: true,
    newer: 'none' as 'none' | 'installing' | 'waiting',
    isIdle: true,
    resources: [] as string[],
    /** What was asked of it, in order. */
    log: [] as string[],
    locks: [] as string[],
    posted: [] as Visited[],
    take: (part: Part) => put(owners[part], part, undefined),
    becomeIdle: () => idleWork.splice(0).forEach((work) => work()),
    changeController: () => listeners.forEach((listener) => listener()),
  }

  const registration = () => ({
    [device.newer]: {},
    active: device.isActive ? { postMessage: (visited: Visited) => device.posted.push(visited) } : null,
    unregister: async () => void (device.hasWorker = false),
  })
  const found = () => (device.hasWorker ? [registration()] : [])

  put(navigator, 'locks', {
    request: async (name: string, work: () => unknown) => {
      device.locks.push(name)
      device.log.push(`lock ${name}`)
      return work()
    },
  })
  put(navigator, 'serviceWorker', {
    getRegistration: async () => found()[0],
    getRegistrations: async () => found(),
    addEventListener: (type: string, listener: () => void) =>
      type === 'controllerchange' && listeners.add(listener),
    removeEventListener: (type: string, listener: () => void) =>
      type === 'controllerchange' && listeners.delete(listener),
  })
  put(window, 'caches', {
    keys: async () => [...device.caches],
    open: async (name: string) => {
      device.log.push(`open ${name}`)
      if (!device.caches.includes(name)) device.caches.push(name)
    },
    delete: async (name: string) => {
      device.caches = device.caches.filter((other) => other !== name)
    },
  })
  put(window, 'firstScript', {
    registerWorker: async () => {
      device.log.push('register')
      if (device.failsToRegister) throw new TypeError('no worker')
      device.hasWorker = true
    },
  })
  put(window, 'requestIdleCallback', (work: () => void) => (device.isIdle ? work() : idleWork.push(work)))
  put(performance, 'getEntriesByType', (type: string) =>
    type === 'resource' ? device.resources.map((name) => ({ name })) : [],
  )
  return device
}

export type Device = ReturnType<typeof fakeDevice>
