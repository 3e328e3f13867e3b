import { redirect, replace } from 'react-router-dom'
import { findTodaysAddress } from './formerAddresses'
import { paths } from './paths'

/** spec §2: an unknown id is an unknown path. A former id leads to today's page, in the place of the asked one. */
export function leaveUnknownId({ url }: Pick<Request, 'url'>): Response {
  const { pathname, search } = new URL(url)
  const today = findTodaysAddress(pathname)
  if (!today) return redirect(paths.home)
  // The router leaves the fragment out of what it asks for.
  const hash = window.location.pathname === pathname ? window.location.hash : ''
  return replace(today + search + hash)
}
