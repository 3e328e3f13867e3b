import { SimulatedClock, type ActorOptions } from 'xstate'
import { createGate, subscribeToGate } from '../../src/features/gate/createGate'
import type { gateMachine } from '../../src/features/gate/gateMachine'
import type { GateState } from '../../src/features/gate/gateState'
import type { GateStorage } from '../../src/features/gate/gateStorage'
import { memoryStorage, type Stored } from './memoryStorage'

/** Lets the invoked reads and writes finish: they are promises of code that is done. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Starts the machine on a storage; `onChange` is called from its first state on. */
export function startGate(
  storage: GateStorage,
  onChange: (state: GateState) => void,
  options: ActorOptions<typeof gateMachine> = {},
) {
  const gate = createGate(storage, options)
  subscribeToGate(gate, onChange)
  gate.start()
  return gate
}

/** A started gate on a storage in memory, with a clock that stands still, past its first reading. */
export async function gateOn(stored: Stored = {}, refusals: Partial<GateStorage> = {}) {
  const memory = memoryStorage(stored)
  const clock = new SimulatedClock()
  const reported: GateState[] = []
  const gate = startGate({ ...memory, ...refusals }, (state) => reported.push(state), { clock })
  await settle()
  return {
    gate,
    memory,
    clock,
    heard: reported,
    state: () => gate.getSnapshot().value,
    shown: () => reported.at(-1),
  }
}

export const throwSecurityError = () => {
  throw new DOMException('denied', 'SecurityError')
}
