import { browserStorage, type GateStorage, type StoragePlace } from '../../src/features/gate/gateStorage'
import { blockStorages, storageWindow } from './storageWindow'

export type Stored = Partial<Record<StoragePlace, string>>

const places = ['local', 'session'] as const

// Written out, not imported: spec §4 names the key.
const entry = (status: string | undefined): Record<string, string> => (status === undefined ? {} : { status })

/** The site's own port on two storages in memory; `change` writes as another tab does, `block` refuses all access. */
export function memoryStorage(initial: Stored = {}) {
  const stored = { local: entry(initial.local), session: entry(initial.session) }
  const { window, send } = storageWindow(stored)
  return {
    ...browserStorage(window),
    dump: (): Stored => ({
      ...('status' in stored.local && { local: stored.local.status }),
      ...('status' in stored.session && { session: stored.session.status }),
    }),
    change(next: Stored) {
      for (const place of places) {
        delete stored[place].status
        Object.assign(stored[place], entry(next[place]))
      }
      send('storage', { key: 'status' })
    },
    block() {
      blockStorages(window)
      send('storage', { key: 'status' })
    },
  } satisfies GateStorage & { dump(): Stored; change(next: Stored): void; block(): void }
}
