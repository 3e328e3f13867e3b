import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Lab } from './createLab'
import { displayedEntryOf } from './displayedEntry'

export const LabContext = createContext<Lab | null>(null)

/** @throws Error outside <LabContext>. */
export function useLab(): Lab {
  const lab = useContext(LabContext)
  if (!lab) throw new Error('useLab must be used inside <LabContext>')
  return lab
}

/** The subject of the lab, with what was written of it. */
export const useSetup = () => useLab().setup

export function useLabState() {
  const lab = useLab()
  return useSyncExternalStore(lab.subscribe, lab.state)
}

/** What is on display; null until the first scenario has run. */
export const useDisplayedEntry = () => displayedEntryOf(useLabState())
