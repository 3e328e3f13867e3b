import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { GateContext } from '../../../features/gate/gateContext'
import { GatePage } from '../../../features/gate/GatePage'
import { toGateState } from '../../../features/gate/gateState'
import { LoadingScreen } from '../../../features/gate/LoadingScreen'
import { fullTitle } from '../../../shared/fullTitle'
import type { DisplayedTab } from '../state/displayedEntry'
import { labTexts } from '../texts/labTexts'
import { AcceptedPlaceholder } from './AcceptedPlaceholder'
import { useGateStore } from './useGateStore'
import { usePreservedFocus } from './usePreservedFocus'

const screens = { checking: LoadingScreen, 'not-accepted': GatePage, accepted: AcceptedPlaceholder } as const

/** What a visitor of this tab sees: the site's own screens on the session's machine. */
export function SiteScreen({ tab: { gate, hasRejectionDialog } }: { tab: DisplayedTab }) {
  const store = useGateStore(gate, hasRejectionDialog)
  const { status, errorMessage } = useSelector(gate, toGateState)
  // The gate's own screen sets the page's title to its question; the lab's page keeps its own.
  useEffect(() => {
    document.title = fullTitle(labTexts.title)
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
