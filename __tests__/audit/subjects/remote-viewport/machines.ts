import type * as remoteViewport from '@itk-viewer/remote-viewport/remote-machine.js'
import { loadPackage } from '../loadPackage'

/** A viewer drawn on a server: two parallel regions, four more inside, invoked promises, a spawned machine. */
export const { remoteMachine } = loadPackage<typeof remoteViewport>(
  '@itk-viewer/remote-viewport/remote-machine.js',
)
