import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { GatePage } from '../features/gate/GatePage'
import { selectStatus } from '../features/gate/gateSlice'
import { LoadingScreen } from '../features/gate/LoadingScreen'
import { redirectToGate } from '../features/gate/requestedAddress'
import { loadPage } from '../shared/loadPage'
import { AppErrorBoundary } from './AppErrorBoundary'

const Site = lazy(() => loadPage(() => import(/* webpackChunkName: "site" */ './Site')))

/** The gate stands outside the router: nothing of the site is asked for before `accepted` (spec §2). */
export function App() {
  const status = useSelector(selectStatus)
  const isAsking = status === 'not-accepted'
  const [cameThroughGate, setCameThroughGate] = useState(false)
  if (isAsking && !cameThroughGate) setCameThroughGate(true)
  useLayoutEffect(() => {
    if (isAsking) redirectToGate()
  }, [isAsking])

  switch (status) {
    case 'checking':
      return <LoadingScreen />
    case 'not-accepted':
      return <GatePage />
    case 'accepted':
      return (
        <AppErrorBoundary>
          <Suspense fallback={<LoadingScreen />}>
            <Site cameThroughGate={cameThroughGate} />
          </Suspense>
        </AppErrorBoundary>
      )
  }
}
