import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { createActor } from 'xstate'
import { ErrorScreen, FailureScreen } from '../../../src/app/ErrorScreen'
import { routes } from '../../../src/app/routes'
import { pageIdPrefix, SiteContexts } from '../../../src/app/SiteContexts'
import { makeStore } from '../../../src/app/store'
import { applicationError } from '../../../src/content/errors'
import { gate } from '../../../src/content/legal'
import { offlinePage } from '../../../src/content/offline'
import { gateMachine } from '../../../src/features/gate/gateMachine'
import { NoScriptPage } from '../../../src/features/gate/NoScriptPage'
import { StaticScreens } from '../../../src/features/gate/StaticScreens'
import { fullTitle } from '../../../src/shared/fullTitle'

// Bundled for Node by webpack, so that pictures and fonts have the addresses of the built site.

export { headTags, notFoundHeadTags } from '../head/headTags'
export { pageHeads } from '../head/pageHeads'

export const gateTitle = fullTitle(gate.question)
export const offlineTitle = fullTitle(offlinePage.title)

const withState = (screen: React.ReactNode) => (
  <SiteContexts store={makeStore()} gate={createActor(gateMachine)}>
    {screen}
  </SiteContexts>
)

/** What every HTML file holds. */
export const gateScreens = () => renderToStaticMarkup(withState(<StaticScreens />))
export const noScriptScreen = () => renderToStaticMarkup(<NoScriptPage />)
export const failureScreen = () => renderToStaticMarkup(<FailureScreen line={applicationError} />)
/** The page for what was never visited, while there is no connection. */
export const offlineScreen = () =>
  renderToStaticMarkup(<ErrorScreen heading={offlinePage.title} text={offlinePage.text} />)

/**
 * One page of the site behind the gate, as React will take it over.
 * @throws Error where the path is no page's.
 */
export async function sitePage(path: string): Promise<string> {
  const handler = createStaticHandler(routes)
  const context = await handler.query(new Request(`https://prerender.example${path}`))
  if (context instanceof Response || context.errors) throw new Error(`No page to prerender at ${path}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  return renderToString(
    withState(<StaticRouterProvider router={router} context={context} hydrate={false} />),
    pageIdPrefix,
  )
}
