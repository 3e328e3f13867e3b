import { configureStore } from '@reduxjs/toolkit'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { gate as copy } from '../../../content/legal'
import { subscribeToGate, type Gate } from '../../../features/gate/createGate'
import { gateChanged, gateSlice } from '../../../features/gate/gateSlice'
import { toGateState } from '../../../features/gate/gateState'

/**
 * The site's slice, fed by this machine.
 * A replayed NO is dispatched again: the dialog outlives its message.
 */
export function useGateStore(gate: Gate, hasRejectionDialog: boolean) {
  const store = useMemo(
    () =>
      configureStore({
        reducer: { gate: gateSlice.reducer },
        preloadedState: { gate: { ...toGateState(gate.getSnapshot()), errorMessage: null } },
      }),
    [gate],
  )
  useLayoutEffect(() => {
    const subscription = subscribeToGate(gate, (state) => store.dispatch(gateChanged(state)))
    return () => subscription.unsubscribe()
  }, [gate, store])
  useEffect(() => {
    const shown = () => toGateState(gate.getSnapshot())
    if (hasRejectionDialog) store.dispatch(gateChanged({ ...shown(), errorMessage: copy.rejection }))
    // Later, so that the screen has drawn the message before it goes.
    const later = setTimeout(() => store.dispatch(gateChanged(shown())))
    return () => clearTimeout(later)
  }, [gate, store, hasRejectionDialog])
  return store
}
