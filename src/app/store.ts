import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { gateSlice } from '../features/gate/gateSlice'
import { sidebarSlice } from '../features/layout/sidebarSlice'
import { orderSlice } from '../features/order/orderSlice'

const rootReducer = combineSlices(gateSlice, sidebarSlice, orderSlice)

/** The store of the app and of its tests. */
export const makeStore = (preloadedState?: Partial<ReturnType<typeof rootReducer>>) =>
  configureStore({
    reducer: rootReducer,
    // Development checks only: on a busy machine they would warn that they are slow themselves.
    middleware: (defaults) =>
      defaults({ immutableCheck: { warnAfter: 500 }, serializableCheck: { warnAfter: 500 } }),
    ...(preloadedState && { preloadedState }),
  })
