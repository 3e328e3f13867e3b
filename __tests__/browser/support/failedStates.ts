import { describeFailure } from '../../../src/app/describeFailure'
import { cssPreloadError, errorPage } from '../../../src/content/errors'
import { goInSite } from './goInSite'
import type { State } from './states'

/** After it, when something does not arrive. */
export const failedStates: readonly State[] = [
  {
    name: 'a page whose style never came',
    path: '/nosotros',
    reach: async (visitor) => {
      const { page } = visitor
      visitor.allow(/product\.\w+\.css|Unable to preload CSS|net::ERR_FAILED/)
      await page.route(/\/assets\/product\.\w+\.css/, (route) => route.abort())
      await goInSite(visitor, '/productos/singani-premium-1')
      await visitor.heading(describeFailure(cssPreloadError).heading).waitFor()
    },
  },
  {
    name: 'a sketch whose code never came',
    path: '/nosotros',
    reach: async (visitor) => {
      const { page } = visitor
      visitor.allow(/assets\/sketch\.|net::ERR_FAILED/)
      await page.route(/\/assets\/sketch\.\w+\.js/, (route) => route.abort())
      await goInSite(visitor, '/botellas-personalizada')
      await page.getByText('El boceto no se cargó', { exact: false }).waitFor()
    },
  },
  {
    name: 'a site whose code never came',
    path: '/nosotros',
    reach: async (visitor) => {
      const { page } = visitor
      visitor.allow(/assets\/(react|library|site)\.|Loading (CSS )?chunk|net::ERR_FAILED/)
      await page.route(/\/assets\/site\.\w+\.js/, (route) => route.abort())
      await page.reload()
      await visitor.heading(errorPage.heading).waitFor()
      await page.unroute(/\/assets\/site\.\w+\.js/)
    },
  },
]
