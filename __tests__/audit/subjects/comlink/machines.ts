import type * as comlink from '@sanity/comlink'
import { loadPackage } from '../loadPackage'

const { createConnectionMachine, createNodeMachine, createRequestMachine } =
  loadPackage<typeof comlink>('@sanity/comlink')

/** One end of a connection: actors that listen, guards, requests spawned as they come, a nested heartbeat. */
export const connectionMachine = createConnectionMachine()

/** The other end: an actor of the whole machine, several at once in a state. */
export const nodeMachine = createNodeMachine()

/** One request: timers of a fixed and of a computed length, three final states. It has no id of its own. */
export const requestMachine = createRequestMachine()
