import { createActor, fromCallback, fromPromise, type ActorOptions, type ActorRefFrom } from 'xstate'
import { gateMachine } from './gateMachine'
import type { GateEvent } from './gateSetup'
import { readOrAbsent, type GateStorage, type StoragePlace } from './gateStorage'
import { toGateState, type GateState } from './gateState'

export type Gate = ActorRefFrom<typeof gateMachine>

/** The chart with its effects on a storage. */
export const createGate = (storage: GateStorage) =>
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

/** The machine speaks, `listen` hears. Nothing flows the other way. */
export const bridge = (gate: Gate, listen: (state: GateState) => void) =>
  gate.subscribe((snapshot) => listen(toGateState(snapshot)))

/** Starts the machine on a storage; `listen` hears it from its first state on. */
export function startGate(
  storage: GateStorage,
  listen: (state: GateState) => void,
  options: ActorOptions<typeof gateMachine> = {},
): Gate {
  const gate = createActor(createGate(storage), options)
  bridge(gate, listen)
  return gate.start()
}
