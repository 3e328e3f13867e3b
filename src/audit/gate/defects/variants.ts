import type { StoragePlace, StoredStatus } from '../../../features/gate/gateStorage'
import type { Variant } from './variant'

type Classify = (value: string) => 'accepted' | 'foreign' | null

export const classifyValue = (value: string) => (value === 'accepted' ? 'accepted' : 'foreign')

export const otherPlace = (place: StoragePlace): StoragePlace => (place === 'local' ? 'session' : 'local')

/** Classifies values in another way, or reads the storages in another order; a value classified null is skipped. */
export const readingWith = (
  classify: Classify,
  places: readonly StoragePlace[] = ['local', 'session'],
): Variant => ({
  storage: (_, window) => ({
    read(): StoredStatus {
      for (const place of places) {
        const value = window[`${place}Storage`].getItem('status')
        const kind = value === null ? null : classify(value)
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

/** Clears the message of NO after another time, in milliseconds. */
export const clearingAfter = (ms: number): Variant => ({
  machine: () => ({ delays: { rejectionPulse: ms } }),
})

/** Takes a storage that cannot be read for an accepted answer. */
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

/** «Olvidar mi respuesta» leaves the answer in session storage. */
export const forgettingLocalOnly: Variant = {
  machine: (storage) => ({
    actions: {
      removeStatus: ({ event }, { place }) => {
        if (event.type !== 'forget' || place === 'local') storage.remove(place)
      },
    },
  }),
}

/** Stores the answer under another key. */
export const withOtherKey: Variant = {
  area: ({ getItem, setItem, removeItem }) => ({
    getItem: (key) => getItem(`mi-${key}`),
    setItem: (key, value) => setItem(`mi-${key}`, value),
    removeItem: (key) => removeItem(`mi-${key}`),
  }),
}

/** Takes an answer that could not be stored for a stored one. */
export const ignoringFailedWrites: Variant = {
  storage: ({ writeAccepted }) => ({
    writeAccepted(place) {
      try {
        writeAccepted(place)
      } catch {
        // On purpose: the defect.
      }
    },
  }),
}

/** Reads again only after the events that `isHeard`. */
export const hearingOnly = (isHeard: (event: Event) => boolean): Variant => ({
  storage: (_, window) => ({
    watch(changed) {
      const hear = (event: Event) => {
        if (isHeard(event)) changed()
      }
      window.addEventListener('storage', hear)
      window.addEventListener('pageshow', hear)
      return () => {
        window.removeEventListener('storage', hear)
        window.removeEventListener('pageshow', hear)
      }
    },
  }),
})
