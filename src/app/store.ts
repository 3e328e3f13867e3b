import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { gateSlice } from '../features/gate/gateSlice'
import { sidebarSlice } from '../features/layout/sidebarSlice'
import { orderSlice } from '../features/order/orderSlice'

const rootReducer = combineSlices(gateSlice, sidebarSlice, orderSlice)

/** The store of the app and of its tests. */
export const makeStore = (preloadedState?: Partial<ReturnType<typeof rootReducer>>) =>
  configureStore({
    reducer: rootReducer,
    // Development checks only: how long they take says how busy the machine is.
    middleware: (defaults) =>
      defaults({ immutableCheck: { warnAfter: Infinity }, serializableCheck: { warnAfter: Infinity } }),
    ...(preloadedState && { preloadedState }),
  })
