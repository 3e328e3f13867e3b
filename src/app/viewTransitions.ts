import type { createBrowserRouter } from 'react-router-dom'
import { depart } from '../shared/travellers'

type Router = ReturnType<typeof createBrowserRouter>

const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Where the router keeps, from one document to the next, which pages faded; nothing of it is needed. */
const routersRecord = 'remix-router-transitions'

function forgetRecord() {
  try {
    sessionStorage.removeItem(routersRecord)
  } catch {
    // Blocked storage holds no record either.
  }
}

/** A page left before it has faded in: the router skips the fade, and the browser calls that an error. */
function forgiveSkipped(event: PromiseRejectionEvent) {
  const { reason } = event
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
}

/** Pages fade into one another where the browser can; what only rewrites the address, as filters do, never fades. */
export function withTransitions(router: Router): Router {
  const navigate = router.navigate.bind(router)
  router.navigate = ((to: number, options?: { replace?: boolean }) =>
    typeof to === 'number'
      ? navigate(to)
      : navigate(to, {
          ...options,
          viewTransition: !options?.replace && wantsMotion(),
        })) as Router['navigate']
  // Before the screen hears of it: the page that is left still stands.
  router.subscribe((_state, { viewTransitionOpts: pages }) => {
    if (pages) depart(pages.currentLocation.pathname, pages.nextLocation.pathname)
  })
  // After the router's own listener, which writes the record.
  window.addEventListener('pagehide', forgetRecord)
  window.addEventListener('unhandledrejection', forgiveSkipped)
  return router
}
