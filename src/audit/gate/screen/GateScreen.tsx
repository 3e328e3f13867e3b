import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { Provider } from 'react-redux'
import type { Gate } from '../../../features/gate/createGate'
import { GateContext } from '../../../features/gate/gateContext'
import { GatePage } from '../../../features/gate/GatePage'
import { toGateState } from '../../../features/gate/gateState'
import { LoadingScreen } from '../../../features/gate/LoadingScreen'
import { fullTitle } from '../../../shared/fullTitle'
import type { LogEntry } from '../../model/logEntry'
import type { TabView } from '../../model/sessionView'
import { gateLabWords } from '../labWords'
import { AcceptedPlaceholder } from './AcceptedPlaceholder'
import { useGateStore } from './useGateStore'
import { hasRejection } from './hasRejection'
import { usePreservedFocus } from './usePreservedFocus'

const screens = { checking: LoadingScreen, 'not-accepted': GatePage, accepted: AcceptedPlaceholder } as const

type Props = {
  tab: TabView
  /** The tab's own entries up to the moment on display. */
  log: readonly LogEntry[]
}

/** What a visitor of this tab sees: the site's own screens on the session's machine. */
export function GateScreen({ tab: { actor }, log }: Props) {
  const gate = actor as unknown as Gate
  const hasRejectionDialog = hasRejection(log)
  const store = useGateStore(gate, hasRejectionDialog)
  const { status, errorMessage } = useSelector(gate, toGateState)
  // The gate's own screen sets the page's title to its question; the lab's page keeps its own.
  useEffect(() => {
    document.title = fullTitle(gateLabWords.title)
  }, [status])
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
