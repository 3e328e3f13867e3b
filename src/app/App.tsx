import { useLayoutEffect, useState } from 'react'
import { useSelector } from 'react-redux'
import { GatePage } from '../features/gate/GatePage'
import { selectStatus } from '../features/gate/gateSlice'
import { LoadingScreen } from '../features/gate/LoadingScreen'
import { redirectToGate } from '../features/gate/requestedAddress'
import { AppErrorBoundary } from './AppErrorBoundary'
import { Site } from './Site'
import type { SiteRouter } from './siteRouter'

type Props = {
  /** The router that waited for its first page, where the site starts with one. */
  openedSite?: SiteRouter
  cameThroughGate?: boolean
}

/** The gate stands outside the router: nothing of the site is asked for before `accepted` (spec §2). */
export function App({ openedSite, cameThroughGate = false }: Props) {
  const status = useSelector(selectStatus)
  const isAsking = status === 'not-accepted'
  const [hasAsked, setHasAsked] = useState(false)
  if (isAsking && !hasAsked) setHasAsked(true)
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
          <Site opened={hasAsked ? undefined : openedSite} cameThroughGate={cameThroughGate || hasAsked} />
        </AppErrorBoundary>
      )
  }
}
