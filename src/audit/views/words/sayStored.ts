import { storageNames } from '../../dossier/storageNames'
import { sayValue } from '../../lab/words/sayStates'

/** What a storage holds, or that it lets nobody look. */
export const sayStored = (value: string | null) =>
  value === 'SecurityError' ? storageNames.faults.blocked : sayValue(value)
