import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import type { Gate } from '../features/gate/createGate'
import { GateContext } from '../features/gate/gateContext'
import type { makeStore } from './store'

/** The prerendered page's ids, apart from those of the gate beside it; React must find the same ones. */
export const prerenderedIdOptions = { identifierPrefix: 'page-' } as const

type Props = { store: ReturnType<typeof makeStore>; gate: Gate; children: ReactNode }

/** What every screen reads. */
export const SiteContexts = ({ store, gate, children }: Props) => (
  <Provider store={store}>
    <GateContext value={gate}>{children}</GateContext>
  </Provider>
)
