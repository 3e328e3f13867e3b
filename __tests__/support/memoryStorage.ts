import type { GateStorage, StoragePlace } from '../../src/features/gate/gateStorage'

export type Stored = Partial<Record<StoragePlace, string>>

/** A storage in memory with the port's contract; `change` writes as another tab does. */
export function memoryStorage(initial: Stored = {}) {
  const stored: Stored = { ...initial }
  const listeners = new Set<() => void>()

  return {
    read() {
      for (const place of ['local', 'session'] as const) {
        const value = stored[place]
        if (value !== undefined) return { kind: value === 'accepted' ? 'accepted' : 'foreign', place }
      }
      return { kind: 'absent' }
    },
    writeAccepted: (place) => void (stored[place] = 'accepted'),
    remove: (place) => void delete stored[place],
    watch(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    dump: () => ({ ...stored }),
    change(next: Stored) {
      for (const place of ['local', 'session'] as const) delete stored[place]
      Object.assign(stored, next)
      listeners.forEach((listener) => listener())
    },
  } satisfies GateStorage & { dump(): Stored; change(next: Stored): void }
}
