import { createActor } from 'xstate'
import { defects } from '../../../../src/audit/gate/defects/defects'
import { machineOf, storageWithVariant } from '../../../../src/audit/gate/defects/variant'
import type * as site from '../../../../src/features/gate/createGate'

export { createGateMachine, subscribeToGate } from '../../../../src/features/gate/createGate'

/** In place of the site's `createGate`: the first label of the address, `51-ms.localhost`, names the defect that is planted. */
export const createGate: typeof site.createGate = (_storage, options) => {
  const [id] = window.location.hostname.split('.')
  const variant = defects.find((defect) => defect.id === id)?.variant ?? {}
  return createActor(machineOf(variant, storageWithVariant(variant, window)), options)
}
