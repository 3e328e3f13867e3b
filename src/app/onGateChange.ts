import { gateChanged } from '../features/gate/gateSlice'
import type { GateState } from '../features/gate/gateState'
import { clearOfflineCache } from '../features/offline/clearOfflineCache'
import { bagEmptied } from '../features/order/orderSlice'
import { clearTabStorage } from '../shared/webStorage'
import type { makeStore } from './store'

/** Copies the gate's state into the store; where the question is asked again, deletes what the last visitor left. */
export function onGateChange(store: ReturnType<typeof makeStore>, state: GateState) {
  store.dispatch(gateChanged(state))
  if (state.status !== 'not-accepted') return
  store.dispatch(bagEmptied())
  clearTabStorage()
  void clearOfflineCache()
}
