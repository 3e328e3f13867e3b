import { useSelector } from '@xstate/react'
import { Provider } from 'react-redux'
import type { Gate } from '../../../features/gate/createGate'
import { GateContext } from '../../../features/gate/gateContext'
import { GatePage } from '../../../features/gate/GatePage'
import { toGateState } from '../../../features/gate/gateState'
import { LoadingScreen } from '../../../features/gate/LoadingScreen'
import { InsideScreen } from './InsideScreen'
import { useGateStore } from './useGateStore'
import { useOwnFocus } from './useOwnFocus'
import { useOwnTitle } from './useOwnTitle'

const screens = { checking: LoadingScreen, 'not-accepted': GatePage, accepted: InsideScreen } as const

type Props = {
  gate: Gate
  /** The visitor has said NO, and the dialog has not been closed. */
  wasRejected: boolean
}

/** What a visitor of this tab sees: the site's own screens on the session's machine. */
export function SiteScreen({ gate, wasRejected }: Props) {
  const store = useGateStore(gate, wasRejected)
  const { status, errorMessage } = useSelector(gate, toGateState)
  useOwnTitle(status)
  useOwnFocus(`${status} ${errorMessage} ${wasRejected}`)
  const Screen = screens[status]

  return (
    <Provider store={store}>
      <GateContext value={gate}>
        <Screen />
      </GateContext>
    </Provider>
  )
}
