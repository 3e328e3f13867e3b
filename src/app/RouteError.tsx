import { useEffect, useMemo } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { statusTitles } from '../content/errors'
import { LoadingScreen } from '../features/gate/LoadingScreen'
import { failureLine } from './describeFailure'
import { FailureScreen } from './ErrorScreen'
import { mayReload, reloadPage } from './reloadOnce'

/** Router-level errors, and code on demand that did not arrive even after one reload (spec §8). */
export function RouteError() {
  const error = useRouteError()
  const reloads = useMemo(() => mayReload(error), [error])
  useEffect(() => {
    if (reloads) reloadPage()
  }, [reloads])

  if (reloads) return <LoadingScreen />
  if (!isRouteErrorResponse(error)) return <FailureScreen line={failureLine(error)} />

  const known = statusTitles[error.status as keyof typeof statusTitles]
  return <FailureScreen line={known ?? `${error.status} ${error.statusText}`} />
}
