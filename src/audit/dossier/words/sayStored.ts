import { storageNames } from '../evidence/storageNames'
import { sayValue } from '../../ui/stateNames'

/** What a storage holds, or that it lets nobody look. */
export const sayStored = (value: string | null) =>
  value === 'SecurityError' ? storageNames.faults.blocked : sayValue(value)
