import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { Gate } from '../features/gate/createGate'
import { GateContext } from '../features/gate/gateContext'
import type { makeStore } from './store'

/** The prerendered page's ids, apart from those of the gate beside it; React must find the same ones. */
export const pageIdPrefix = { identifierPrefix: 'page-' } as const

type Store = ReturnType<typeof makeStore>

type Props = {
  store: Store
  gate: Gate
  /** What the prerendered page shows; React hydrates it with this, whatever has changed in the store since. */
  prerenderedState?: ReturnType<Store['getState']>
  children: ReactNode
}

/** What every screen reads. */
export const SiteContexts = ({ store, gate, prerenderedState, children }: Props) => (
  <Provider store={store} {...(prerenderedState && { serverState: prerenderedState })}>
    <GateContext value={gate}>{children}</GateContext>
  </Provider>
)
