import type { SnapshotFrom } from 'xstate'
import { rejection } from '../../content/gateScriptTexts'
import type { gateMachine } from './gateMachine'

/** What the interface shows of the machine (spec §3). */
export interface GateState {
  status: 'checking' | 'accepted' | 'not-accepted'
  isLoading: boolean
  errorMessage: string | null
}

export const checkingState: GateState = { status: 'checking', isLoading: true, errorMessage: null }
export const acceptedState: GateState = { status: 'accepted', isLoading: false, errorMessage: null }
const askingState: GateState = { status: 'not-accepted', isLoading: false, errorMessage: null }
const rejectingState: GateState = { ...askingState, errorMessage: rejection }

/** Equal states are the same object, so nothing renders twice. */
export function toGateState(snapshot: SnapshotFrom<typeof gateMachine>): GateState {
  if (snapshot.hasTag('loading')) return checkingState
  if (snapshot.matches('accepted')) return acceptedState
  return snapshot.matches({ 'not-accepted': 'rejecting' }) ? rejectingState : askingState
}
