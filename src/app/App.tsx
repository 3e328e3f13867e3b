import { useLayoutEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { GatePage } from '../features/gate/GatePage'
import { selectStatus } from '../features/gate/gateSlice'
import { LoadingScreen } from '../features/gate/LoadingScreen'
import { redirectToGate, restoreRequestedAddress } from '../features/gate/requestedAddress'
import { AppErrorBoundary } from './AppErrorBoundary'
import { Site, type Entry } from './Site'

/** Where React's own gate has asked, the site starts anew. */
const entryAfterAsking: Entry = { cameThroughGate: true }

/** The gate stands outside the router: nothing of the site is asked for before `accepted` (spec §2). */
export function App({ entry = { cameThroughGate: false } }: { entry?: Entry }) {
  const status = useSelector(selectStatus)
  const isAsking = status === 'not-accepted'
  const [latestEntry, setLatestEntry] = useState(entry)
  if (isAsking && latestEntry !== entryAfterAsking) setLatestEntry(entryAfterAsking)
  useLayoutEffect(() => {
    if (!isAsking) return
    redirectToGate()
    return restoreRequestedAddress
  }, [isAsking])

  switch (status) {
    case 'checking':
      return <LoadingScreen />
    case 'not-accepted':
      return <GatePage />
    case 'accepted':
      return (
        <AppErrorBoundary>
          <Site {...latestEntry} />
        </AppErrorBoundary>
      )
  }
}
