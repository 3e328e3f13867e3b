import type { Chart } from '../chart/chart'
import { titleOf } from '../chart/formatChart'

/** «no aceptado · preguntando» of active states, outermost first; an unknown one by the last part of its id. */
export const formatStates = ({ states }: Pick<Chart, 'states'>, ids: readonly string[]): string =>
  ids
    .map((id) => {
      const state = states.find((candidate) => candidate.id === id)
      return state ? titleOf(state) : id.slice(id.lastIndexOf('.') + 1)
    })
    .join(' · ')

// Control characters, and those that are not seen or that turn the direction of what follows.
const unseen = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g

/** Names what cannot be seen: «a⟨U+202E⟩b». */
export const nameUnseen = (text: string): string =>
  text.replace(unseen, (found) => `⟨U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`)

/** A value in words: nothing and an empty one differ. */
export const formatValue = (value: string | null): string => {
  if (value === null) return 'nada'
  return value === '' ? '«» (vacío)' : `«${nameUnseen(value)}»`
}

/** What a storage holds, or that it refuses to be read. */
export const formatStored = (value: string | null): string =>
  value === 'SecurityError' ? 'bloqueado' : formatValue(value)
