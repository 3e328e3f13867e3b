import { scrollPositionsKey } from '../content/storageKeys'
import { gateChanged } from '../features/gate/gateSlice'
import type { GateState } from '../features/gate/gateState'
import { clearOfflineCache } from '../features/offline/clearOfflineCache'
import { bagEmptied } from '../features/order/orderSlice'
import { removeSessionItem } from '../shared/removeSessionItem'
import type { makeStore } from './store'

/** What the machine says goes into the store; where it asks again, the last visitor leaves nothing behind. */
export const hearGate = (store: ReturnType<typeof makeStore>) => (state: GateState) => {
  store.dispatch(gateChanged(state))
  if (state.status !== 'not-accepted') return
  store.dispatch(bagEmptied())
  removeSessionItem(scrollPositionsKey)
  void clearOfflineCache()
}
