import { renderToStaticMarkup } from 'react-dom/server'
import { LoadingScreen } from '../features/gate/LoadingScreen'
import { NoScriptPage } from '../features/gate/NoScriptPage'

/** What the HTML files say before any script has run. */
export const staticMarkup = () => ({
  loading: renderToStaticMarkup(<LoadingScreen />),
  noScript: renderToStaticMarkup(<NoScriptPage />),
})
