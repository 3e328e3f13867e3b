import { useEffect, useMemo } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { errorPage, statusErrors } from '../content/errors'
import { LoadingScreen } from '../features/gate/LoadingScreen'
import { failureLine } from './describeFailure'
import { ErrorScreen, FailureScreen } from './ErrorScreen'
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

  const { status, statusText } = error
  return <ErrorScreen line={`${status} ${statusText}`} {...errorPage} {...statusErrors[status]} />
}
