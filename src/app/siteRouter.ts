import { createBrowserRouter } from 'react-router-dom'
import { returnToRequested } from '../features/gate/requestedAddress'
import { routes } from './routes'
import { withTransitions } from './viewTransitions'

export type SiteRouter = ReturnType<typeof createBrowserRouter>

/** A router at the address the visitor had asked for. Only for the accepted: it loads that page's code at once. */
export function openSite(): SiteRouter {
  returnToRequested()
  return withTransitions(createBrowserRouter(routes))
}
