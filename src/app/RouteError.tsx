import { isRouteErrorResponse, useRouteError } from 'react-router-dom'
import { statusTitles } from '../content/errors'
import { ErrorScreen } from './ErrorScreen'
import { failureTitle } from './failureTitle'

/** Router-level errors, and code on demand that did not arrive (spec §8). */
export function RouteError() {
  const error = useRouteError()
  if (!isRouteErrorResponse(error)) return <ErrorScreen title={failureTitle(error)} />

  const known = statusTitles[error.status as keyof typeof statusTitles]
  return <ErrorScreen title={known ?? `${error.status} ${error.statusText}`} />
}
