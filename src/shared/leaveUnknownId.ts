import { redirect, replace } from 'react-router-dom'
import { findTodaysAddress } from './formerAddresses'
import { paths } from './paths'

/** spec §2: an unknown id is an unknown path. A former id leads to the page of today, with query and fragment. */
export function leaveUnknownId({ url }: Pick<Request, 'url'>): Response {
  const { pathname, search } = new URL(url)
  // On the first page and after back, its entry is in the history already; from a link it is not yet.
  const isShown = window.location.pathname === pathname
  const leave = isShown ? replace : redirect
  const today = findTodaysAddress(pathname)
  // The router leaves the fragment out of what it asks for.
  return leave(today ? today + search + (isShown ? window.location.hash : '') : paths.home)
}
