import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { makeStore } from '../../src/app/store'
import { subscribeToGate } from '../../src/features/gate/createGate'
import { GateContext } from '../../src/features/gate/gateContext'
import { gateChanged } from '../../src/features/gate/gateSlice'
import { gateOn } from './gate'

/** One screen of the gate on the real machine and the real store, without the site around it. */
export async function showGateScreen(screen: ReactNode, ...on: Parameters<typeof gateOn>) {
  const opened = await gateOn(...on)
  const store = makeStore()
  subscribeToGate(opened.gate, (state) => void act(() => void store.dispatch(gateChanged(state))))
  const tree = (
    <Provider store={store}>
      <GateContext value={opened.gate}>{screen}</GateContext>
    </Provider>
  )
  const { rerender } = render(tree)
  return { ...opened, again: () => rerender(tree), user: userEvent.setup() }
}
