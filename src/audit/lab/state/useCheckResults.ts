import { useSyncExternalStore } from 'react'
import type { CheckResults } from './checkResults'
import { useLab } from './labContext'

/** What checks answered so far. */
export function useCheckResults(): CheckResults {
  const { checkResults } = useLab()
  return useSyncExternalStore(checkResults.subscribe, checkResults.state)
}
