import type { createBrowserRouter } from 'react-router-dom'
import { prefersReducedMotion } from '../shared/prefersReducedMotion'
import { removeSessionItem } from '../shared/webStorage'
import { markOutgoing } from '../shared/sharedElementTransition'

type Router = ReturnType<typeof createBrowserRouter>

/** The key in session storage where the router records between which pages it has faded. */
const routerTransitionsKey = 'remix-router-transitions'

const removeRouterTransitions = () => removeSessionItem(routerTransitionsKey)

/** Where a page is left before it has faded in, the router skips the fade and the browser reports an error. */
function ignoreSkippedTransition(event: PromiseRejectionEvent) {
  const { reason } = event
  if (reason instanceof DOMException && /transition/i.test(reason.message)) event.preventDefault()
}

/** Pages fade into one another where the browser can; what only rewrites the address, as filters do, never fades. */
export function addViewTransitions(router: Router): Router {
  const navigate = router.navigate.bind(router)
  router.navigate = ((to: number, options?: { replace?: boolean }) =>
    typeof to === 'number'
      ? navigate(to)
      : navigate(to, {
          ...options,
          viewTransition: !options?.replace && !prefersReducedMotion(),
        })) as Router['navigate']
  // Before React renders the next page: the one that is left is still drawn.
  router.subscribe((_state, { viewTransitionOpts: pages }) => {
    if (pages) markOutgoing(pages.currentLocation.pathname, pages.nextLocation.pathname)
  })
  // After this router's own listener, which writes it, also where an earlier router has added ours; nothing of it is needed.
  window.removeEventListener('pagehide', removeRouterTransitions)
  window.addEventListener('pagehide', removeRouterTransitions)
  window.addEventListener('unhandledrejection', ignoreSkippedTransition)
  return router
}
