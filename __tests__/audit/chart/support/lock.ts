import { createMachine } from 'xstate'
import type { Chart } from '../../../../src/audit/chart/chart'
import { deriveChart } from '../../../../src/audit/chart/deriveChart'

export const lock = { id: 'lock', initial: 'shut', states: { shut: {}, open: {}, jammed: {} } }

/** A lock whose state `shut` is as given. */
export const withState = (shut: object, words?: Parameters<typeof deriveChart>[1]): Chart =>
  deriveChart(createMachine({ ...lock, states: { ...lock.states, shut } } as never), words)

/** A lock whose transition by `turn` is as given. */
export const withTurn = (turn: object, event = 'turn', words?: Parameters<typeof deriveChart>[1]): Chart =>
  withState({ on: { [event]: { meta: { rule: 'T1' }, target: 'open', ...turn } } }, words)

/** A lock that opens by itself after so many ms. */
export const withDelay = (delay: number): Chart =>
  withState({ after: { [delay]: { target: 'open', meta: { rule: 'T1' } } } })
