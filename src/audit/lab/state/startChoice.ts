import type { StorageStart } from '../../model/storageStart'
import type { benchCopy } from '../words/copy'

export type StartChoice = keyof (typeof benchCopy)['choices']

/** The bench's name of a storage's start. */
export function choiceOf(start: StorageStart): StartChoice {
  if (start.kind !== 'value') return start.kind
  if (start.value === '') return 'empty'
  return start.value === 'accepted' || start.value === 'ACCEPTED' ? start.value : 'other'
}

/** A storage's start by its name on the bench; `other` holds x until something else is written. */
export function startOf(choice: StartChoice): StorageStart {
  switch (choice) {
    case 'nothing':
    case 'blocked':
    case 'full':
      return { kind: choice }
    case 'empty':
      return { kind: 'value', value: '' }
    case 'other':
      return { kind: 'value', value: 'x' }
    default:
      return { kind: 'value', value: choice }
  }
}
