import { storageNames } from '../evidence/storageNames'
import { formatValue } from '../../ui/formatState'

/** What a storage holds, or that it lets nobody look. */
export const formatStored = (value: string | null) =>
  value === 'SecurityError' ? storageNames.faults.blocked : formatValue(value)
