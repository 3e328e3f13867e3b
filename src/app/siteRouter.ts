import { createBrowserRouter } from 'react-router-dom'
import { routes } from './routes'
import { addViewTransitions } from './viewTransitions'

export type SiteRouter = ReturnType<typeof createBrowserRouter>

/** Only for accepted visitors: it loads the code of the page in the address bar at once. */
export const createSiteRouter = (): SiteRouter => addViewTransitions(createBrowserRouter(routes))
