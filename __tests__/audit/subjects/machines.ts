import type { AnyStateMachine } from 'xstate'
import { connectionMachine, nodeMachine, requestMachine } from './comlink/machines'
import { remoteMachine } from './remote-viewport/machines'

/** Machines that the project did not write, by name. Their origin and licence: README.md in their folders. */
export const foreignMachines: Readonly<Record<string, AnyStateMachine>> = {
  connection: connectionMachine,
  node: nodeMachine,
  request: requestMachine,
  'remote viewport': remoteMachine,
}
