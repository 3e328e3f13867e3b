import {
  browserStorage,
  type GateStorage,
  type StoragePlace,
  type StoredStatus,
} from '../../../features/gate/gateStorage'
import type { GateWindow, StorageArea } from '../gateWindow'

const areaOf = (window: GateWindow, place: StoragePlace) =>
  place === 'local' ? window.localStorage : window.sessionStorage

export const otherPlace = (place: StoragePlace): StoragePlace => (place === 'local' ? 'session' : 'local')

type Judge = (value: string) => 'accepted' | 'foreign' | null

/** A port that judges values its own way, or looks in another order; null is passed over. */
export const readingWith =
  (judge: Judge, places: readonly StoragePlace[] = ['local', 'session']) =>
  (storage: GateStorage, window: GateWindow): GateStorage => ({
    ...storage,
    read(): StoredStatus {
      for (const place of places) {
        const value = areaOf(window, place).getItem('status')
        const kind = value === null ? null : judge(value)
        if (kind) return { kind, place }
      }
      return { kind: 'absent' }
    },
  })

/** A port that writes to other places than the one asked for. */
export const writingTo =
  (places: (asked: StoragePlace) => readonly StoragePlace[]) =>
  (storage: GateStorage): GateStorage => ({
    ...storage,
    writeAccepted: (asked) => places(asked).forEach((place) => storage.writeAccepted(place)),
  })

/** A port that removes from other places than the one asked for. */
export const removingFrom =
  (places: (asked: StoragePlace) => readonly StoragePlace[]) =>
  (storage: GateStorage): GateStorage => ({
    ...storage,
    remove: (asked) => places(asked).forEach((place) => storage.remove(place)),
  })

/** The site's port on storages that write another key or another value than it says. */
export const mistaken =
  (keyOf: (key: string) => string, valueOf: (value: string) => string) =>
  (_: GateStorage, window: GateWindow): GateStorage => {
    const wrapped = (area: StorageArea): StorageArea => ({
      getItem: (key) => area.getItem(keyOf(key)),
      setItem: (key, value) => area.setItem(keyOf(key), valueOf(value)),
      removeItem: (key) => area.removeItem(keyOf(key)),
    })
    const { localStorage, sessionStorage } = window
    const page: GateWindow = Object.assign(new EventTarget(), {
      localStorage: wrapped(localStorage),
      sessionStorage: wrapped(sessionStorage),
    })
    return { ...browserStorage(page as Window), watch: browserStorage(window as Window).watch }
  }

export const same = <Value>(value: Value) => value
