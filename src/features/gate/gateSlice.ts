import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { checkingState, type GateState } from './gateState'

/** A copy of the machine's state; only `onGateChange` writes it. */
export const gateSlice = createSlice({
  name: 'gate',
  initialState: checkingState,
  reducers: {
    gateChanged: (_gate, action: PayloadAction<GateState>) => action.payload,
  },
  selectors: {
    selectStatus: (gate) => gate.status,
    selectErrorMessage: (gate) => gate.errorMessage,
  },
})

export const { gateChanged } = gateSlice.actions
export const { selectStatus, selectErrorMessage } = gateSlice.selectors
