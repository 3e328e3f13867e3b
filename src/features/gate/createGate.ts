import { createActor, fromCallback, fromPromise, type ActorOptions, type ActorRefFrom } from 'xstate'
import { gateMachine } from './gateMachine'
import type { GateEvent } from './gateSetup'
import { readOrAbsent, type GateStorage, type StoragePlace } from './gateStorage'
import { toGateState, type GateState } from './gateState'

export type Gate = ActorRefFrom<typeof gateMachine>

/** The chart with its effects on `storage`. */
export const createGateMachine = (storage: GateStorage) =>
  gateMachine.provide({
    actors: {
      readStatus: fromPromise(async () => storage.read()),
      writeAccepted: fromPromise<void, { place: StoragePlace }>(async ({ input }) =>
        storage.writeAccepted(input.place),
      ),
      watchStatus: fromCallback<GateEvent>(({ sendBack }) =>
        storage.watch(() => sendBack({ type: 'status.changed', stored: readOrAbsent(storage) })),
      ),
    },
    actions: { removeStatus: (_, { place }) => storage.remove(place) },
  })

/** A machine that reads and writes `storage`, not started yet. */
export const createGate = (storage: GateStorage, options?: ActorOptions<typeof gateMachine>): Gate =>
  createActor(createGateMachine(storage), options)

/** Calls `onChange` for each state that follows. */
export const subscribeToGate = (gate: Gate, onChange: (state: GateState) => void) =>
  gate.subscribe((snapshot) => onChange(toGateState(snapshot)))
