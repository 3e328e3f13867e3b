import { orderKey } from '../../../src/content/storageKeys'
import { builtPaths } from './builtSite'
import { startCarousels } from './carousels'
import type { Visitor } from './visitor'

/** What a visitor can have in front, and the way there from an opened address. */
export interface State {
  readonly name: string
  readonly path: string
  readonly reach?: (visitor: Visitor) => Promise<void>
}

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
  { name: 'an unknown address', path: '/no/existe' },
]

/** After it, on pages that are as they came. */
export const pageStates = (): readonly State[] => builtPaths().map((path) => ({ name: path, path }))

/** The route of an address, e.g. `/pinturas/:id`. */
export const routeOf = (path: string) =>
  path.replace(/(?<=\/(pinturas|productos|artista)\/)(?!artista\/).+/, ':id')

/** The first page of a route. */
export const addressOf = (route: string) => {
  const path = builtPaths().find((built) => routeOf(built) === route)
  if (path === undefined) throw new Error(`No page has the route ${route}.`)
  return path
}

/** The first page of each route. */
export const onePerRoute = () =>
  pageStates().filter(
    ({ path }, at, all) => all.findIndex((other) => routeOf(other.path) === routeOf(path)) === at,
  )

/** A blank page has no storage. */
const emptyMessage = ({ page }: Visitor) =>
  page.evaluate((key) => {
    if (location.origin !== 'null') sessionStorage.removeItem(key)
  }, orderKey)

/** Goes to a state after the answer, without the bottles of the state before; the visitor has been accepted. */
export const goTo = async (visitor: Visitor, { path, reach }: State) => {
  await emptyMessage(visitor)
  await visitor.open(path)
  await visitor.waitForPage()
  await startCarousels(visitor.page)
  await reach?.(visitor)
}
