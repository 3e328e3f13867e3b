import type { StorageStart } from '../../model/storageStart'
import type { storageTexts } from '../texts/machineTexts'

export type StartChoice = keyof (typeof storageTexts)['choices']

/** The choice that a storage's start is shown as. */
export function choiceOf(start: StorageStart): StartChoice {
  if (start.kind !== 'value') return start.kind
  if (start.value === '') return 'empty'
  return start.value === 'accepted' || start.value === 'ACCEPTED' ? start.value : 'other'
}

/** The start that a choice stands for; `other` holds x until something else is written. */
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
