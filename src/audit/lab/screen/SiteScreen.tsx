import { useSelector } from '@xstate/react'
import { Provider } from 'react-redux'
import type { Gate } from '../../../features/gate/createGate'
import { GateContext } from '../../../features/gate/gateContext'
import { GatePage } from '../../../features/gate/GatePage'
import { toGateState } from '../../../features/gate/gateState'
import { LoadingScreen } from '../../../features/gate/LoadingScreen'
import { InsideScreen } from './InsideScreen'
import { useGateStore } from './useGateStore'
import { usePreservedFocus } from './usePreservedFocus'
import { useLabTitle } from './useLabTitle'

const screens = { checking: LoadingScreen, 'not-accepted': GatePage, accepted: InsideScreen } as const

type Props = {
  gate: Gate
  /** NO was answered and the dialog not closed. */
  hasRejectionDialog: boolean
}

/** What a visitor of this tab sees: the site's own screens on the session's machine. */
export function SiteScreen({ gate, hasRejectionDialog }: Props) {
  const store = useGateStore(gate, hasRejectionDialog)
  const { status, errorMessage } = useSelector(gate, toGateState)
  useLabTitle(status)
  usePreservedFocus(`${status} ${errorMessage} ${hasRejectionDialog}`)
  const Screen = screens[status]

  return (
    <Provider store={store}>
      <GateContext value={gate}>
        <Screen />
      </GateContext>
    </Provider>
  )
}
