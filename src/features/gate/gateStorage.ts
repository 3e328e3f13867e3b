import { statusKey as key } from '../../content/storageKeys'

export type StoragePlace = 'local' | 'session'

/** `foreign`: a stored value other than `accepted`. */
export type StoredStatus =
  { kind: 'accepted'; place: StoragePlace } | { kind: 'foreign'; place: StoragePlace } | { kind: 'absent' }

/** The only access to the stored answer (spec §3, §4). */
export interface GateStorage {
  /** Persistent storage first, session storage only if the first holds nothing. Throws what the browser throws. */
  read(): StoredStatus
  /** Throws what the browser throws: blocked, full. */
  writeAccepted(place: StoragePlace): void
  /** Never throws: what cannot be removed cannot be read either. */
  remove(place: StoragePlace): void
  /** Calls back when another tab changed the status, or this page came back from the back-forward cache. */
  watch(changed: () => void): () => void
}

const accepted = 'accepted'

// Naming the property can already throw, so it happens inside each call.
const areaOpener = (window: Window) => (place: StoragePlace) =>
  place === 'local' ? window.localStorage : window.sessionStorage

/** All that the first script has to know of the storages; it is inlined into every page. */
export function storageReader(window: Window): Pick<GateStorage, 'read'> {
  const open = areaOpener(window)
  return {
    read() {
      for (const place of ['local', 'session'] as const) {
        const value = open(place).getItem(key)
        if (value !== null) return { kind: value === accepted ? 'accepted' : 'foreign', place }
      }
      return { kind: 'absent' }
    },
  }
}

export function browserStorage(window: Window): GateStorage {
  const open = areaOpener(window)

  return {
    ...storageReader(window),
    writeAccepted: (place) => open(place).setItem(key, accepted),
    remove(place) {
      try {
        open(place).removeItem(key)
      } catch {
        // A storage that refuses to remove is one that was refused when read: the gate has asked already.
      }
    },
    watch(changed) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed()
      }
      const onPageShow = (event: PageTransitionEvent) => {
        if (event.persisted) changed()
      }
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onPageShow)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onPageShow)
      }
    },
  }
}

/** Fails closed, like X1: a storage that cannot be read holds no acceptance. */
export function readOrAbsent(storage: Pick<GateStorage, 'read'>): StoredStatus {
  try {
    return storage.read()
  } catch {
    return { kind: 'absent' }
  }
}
