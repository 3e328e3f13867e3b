import { builtPaths } from './builtSite'
import { wakeCarousels } from './carousels'
import { expect, type Visitor } from './visitor'

/** What a visitor can have in front, and the way there from an opened address. */
export interface State {
  readonly name: string
  readonly path: string
  readonly reach?: (visitor: Visitor) => Promise<void>
}

const press = async ({ page }: Visitor, name: string | RegExp) => {
  await page.getByRole('button', { name }).first().click()
}

const seeDialog = ({ page }: Visitor, name: string) => page.getByRole('dialog', { name }).waitFor()

/** Before the answer. */
export const askedStates: readonly State[] = [
  { name: 'the gate', path: '/' },
  {
    name: 'the dialog after NO',
    path: '/',
    reach: async ({ page }) => {
      await page.getByRole('button', { name: 'NO', exact: true }).click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  { name: 'a lost address', path: '/no/existe' },
]

/** After it, on pages that are as they came. */
export const pageStates = (): readonly State[] => builtPaths().map((path) => ({ name: path, path }))

/** Of pages that share a route, the first. */
export const onePerRoute = () => {
  const routeOf = (path: string) =>
    path.replace(/(?<=\/(pinturas|productos|artista)\/)(?!artista\/).+/, ':id')
  return pageStates().filter(
    ({ path }, at, all) => all.findIndex((other) => routeOf(other.path) === routeOf(path)) === at,
  )
}

export const quoteInLink = '/botellas-personalizada?ocasion=boda&tamano=50x60&tecnica=oleo&botella=clasico'

const quoteErrors = async (visitor: Visitor) => {
  await visitor.page.getByLabel('Cuéntanos tu idea').fill('a'.repeat(320))
  await visitor.page.getByRole('link', { name: /^Cotizar por WhatsApp/ }).click()
  await expect(visitor.page.getByLabel('¿Cuántas botellas?')).toBeFocused()
}

const openBag = async (visitor: Visitor) => {
  await press(visitor, /^Agregar Singani Premium, Ancestros/)
  await press(visitor, /^Tu mensaje: 1 botella/)
  await seeDialog(visitor, 'Tu mensaje')
}

/** What the site keeps, on a page that is at its top again: half under the bar any target is too small. */
const openPrivacy = async ({ page }: Visitor) => {
  await page.getByText('Qué guarda este sitio').click()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
}

/** Each page with every word of it in view. */
export const openedPages = (): readonly State[] =>
  pageStates().map((state) => ({ ...state, reach: openPrivacy }))

/** After it, where the visitor has done something. */
export const usedStates: readonly State[] = [
  {
    name: 'the menu',
    path: '/nosotros',
    reach: async (visitor) => {
      await press(visitor, 'Abrir menú')
      await seeDialog(visitor, 'Menú')
    },
  },
  {
    name: 'the privacy text',
    path: '/',
    reach: openPrivacy,
  },
  { name: 'the message with a bottle', path: '/productos/singani-premium-3', reach: openBag },
  {
    name: 'the empty message',
    path: '/productos/singani-premium-3',
    reach: async (visitor) => {
      await openBag(visitor)
      await press(visitor, /^Quitar/)
    },
  },
  {
    name: 'a picture from near',
    path: '/pinturas/ancestros',
    reach: async (visitor) => {
      visitor.allowReplacedPictures()
      await press(visitor, 'Ampliar Ancestros')
      await seeDialog(visitor, 'Imagen ampliada')
      await press(visitor, 'Acercar')
    },
  },
  {
    name: 'a painting on the stage',
    path: '/productos/singani-premium-3',
    reach: (visitor) => press(visitor, 'Imagen 2 de 2: pintura'),
  },
  { name: 'filtered paintings', path: '/pinturas?tecnica=oleo' },
  { name: 'filters that leave nothing', path: '/pinturas?artista=artista-de-los-llanos&tecnica=oleo' },
  {
    name: 'a quote',
    path: quoteInLink,
    reach: async (visitor) => visitor.allowReplacedPictures(),
  },
  {
    name: 'a size is chosen',
    path: '/botellas-personalizada',
    reach: (visitor) => press(visitor, '40x30 cm'),
  },
  {
    name: 'a quote with errors',
    path: '/botellas-personalizada?ocasion=funeral&cantidad=900',
    reach: quoteErrors,
  },
  {
    name: 'the film',
    path: '/botellas-personalizada',
    reach: (visitor) => press(visitor, 'Reproducir video: así nace una botella'),
  },
]

/** After it, when something does not arrive. */
export const failedStates: readonly State[] = [
  {
    name: 'a page whose style never came',
    path: '/nosotros',
    reach: async (visitor) => {
      const { page } = visitor
      visitor.allow(/product\.\w+\.css|Unable to preload CSS|net::ERR_FAILED/)
      await page.route(/\/assets\/product\.\w+\.css/, (route) => route.abort())
      await page.evaluate(() => history.pushState(null, '', '/productos/singani-premium-1'))
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
      await page.getByRole('heading', { level: 1, name: 'Unable to preload CSS' }).waitFor()
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
      await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor()
      await page.unroute(/\/assets\/site\.\w+\.js/)
    },
  },
]

/** Goes to a state after the answer; the visitor has been accepted. */
export const goTo = async (visitor: Visitor, { path, reach }: State) => {
  // A busy machine draws later than its browser expects.
  visitor.allow(/was preloaded using link preload but not used/)
  await visitor.open(path)
  await visitor.isInside()
  await wakeCarousels(visitor.page)
  await reach?.(visitor)
}
