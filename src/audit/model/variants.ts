import type { StoragePlace, StoredStatus } from '../../features/gate/gateStorage'
import type { Variant } from './variant'

type Judge = (value: string) => 'accepted' | 'foreign' | null

export const isExactly = (value: string) => (value === 'accepted' ? 'accepted' : 'foreign')

export const otherPlace = (place: StoragePlace): StoragePlace => (place === 'local' ? 'session' : 'local')

/** Judges values its own way, or looks in another order; a value judged null is passed over. */
export const readingWith = (
  judge: Judge,
  places: readonly StoragePlace[] = ['local', 'session'],
): Variant => ({
  storage: (_, window) => ({
    read(): StoredStatus {
      for (const place of places) {
        const value = window[`${place}Storage`].getItem('status')
        const kind = value === null ? null : judge(value)
        if (kind) return { kind, place }
      }
      return { kind: 'absent' }
    },
  }),
})

type Places = (asked: StoragePlace) => readonly StoragePlace[]

/** Writes to other places than the one asked for. */
export const writingTo = (places: Places): Variant => ({
  storage: ({ writeAccepted }) => ({ writeAccepted: (asked) => places(asked).forEach(writeAccepted) }),
})

/** Removes from other places than the one asked for. */
export const removingFrom = (places: Places): Variant => ({
  storage: ({ remove }) => ({ remove: (asked) => places(asked).forEach(remove) }),
})

export const clearingAfter = (ms: number): Variant => ({
  machine: () => ({ delays: { rejectionPulse: ms } }),
})

export const openingOnFailure: Variant = {
  storage: (storage) => ({
    read() {
      try {
        return storage.read()
      } catch {
        return { kind: 'accepted', place: 'local' }
      }
    },
  }),
}

export const forgettingLocalOnly: Variant = {
  machine: (storage) => ({
    actions: {
      removeStatus: ({ event }, { place }) => {
        if (event.type !== 'forget' || place === 'local') storage.remove(place)
      },
    },
  }),
}

export const withOtherKey: Variant = {
  area: ({ getItem, setItem, removeItem }) => ({
    getItem: (key) => getItem(`mi-${key}`),
    setItem: (key, value) => setItem(`mi-${key}`, value),
    removeItem: (key) => removeItem(`mi-${key}`),
  }),
}
