import { combineSlices, configureStore } from '@reduxjs/toolkit'
import { gateSlice } from '../features/gate/gateSlice'
import { sidebarSlice } from '../features/layout/sidebarSlice'

const rootReducer = combineSlices(gateSlice, sidebarSlice)

/** The one recipe, for the app and its tests. */
export const makeStore = (preloadedState?: Partial<ReturnType<typeof rootReducer>>) =>
  configureStore({ reducer: rootReducer, ...(preloadedState && { preloadedState }) })

