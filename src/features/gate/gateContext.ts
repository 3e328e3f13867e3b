import { createContext, useContext } from 'react'
import type { Gate } from './createGate'

export const GateContext = createContext<Gate | null>(null)

/** @throws Error outside <GateContext>. */
export function useGate(): Gate {
  const gate = useContext(GateContext)
  if (!gate) throw new Error('useGate must be used inside <GateContext>')
  return gate
}
