import type { StorageStart } from '../storages/storageStart'
import type { startTexts } from './startTexts'

export type StartChoice = keyof (typeof startTexts)['choices']

/** `other` holds x until something else is written. */
export const startByChoice: Readonly<Record<StartChoice, StorageStart>> = {
  nothing: { kind: 'nothing' },
  accepted: { kind: 'value', value: 'accepted' },
  other: { kind: 'value', value: 'x' },
  empty: { kind: 'value', value: '' },
  ACCEPTED: { kind: 'value', value: 'ACCEPTED' },
  blocked: { kind: 'blocked' },
  full: { kind: 'full' },
}

/** The choice that a storage's start is shown as. */
export function choiceOf(start: StorageStart): StartChoice {
  if (start.kind !== 'value') return start.kind
  const choices = Object.keys(startByChoice) as StartChoice[]
  const isSame = (known: StorageStart) => known.kind === 'value' && known.value === start.value
  return choices.find((choice) => isSame(startByChoice[choice])) ?? 'other'
}
