import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { Provider } from 'react-redux'
import { App } from '../../src/app/App'
import { onGateChange } from '../../src/app/onGateChange'
import { makeStore } from '../../src/app/store'
import { GateContext } from '../../src/features/gate/gateContext'
import type { GateStorage } from '../../src/features/gate/gateStorage'
import { startGate } from './gate'
import { memoryStorage, type Stored } from './memoryStorage'

type Options = { path?: string; stored?: Stored; storage?: GateStorage }

/** The real app on the real store and machine; only the storage is in memory. */
export function renderApp({ path = '/', stored = {}, storage = memoryStorage(stored) }: Options = {}) {
  window.history.replaceState(null, '', path)
  const store = makeStore()
  const gate = startGate(storage, (state) => void act(() => onGateChange(store, state)))
  render(
    <StrictMode>
      <Provider store={store}>
        <GateContext value={gate}>
          <App />
        </GateContext>
      </Provider>
    </StrictMode>,
  )
  return { store, gate, storage, user: userEvent.setup() }
}
