import { matchRoutes } from 'react-router-dom'
import { routes } from '../../src/app/routes'
import { paths } from '../../src/shared/paths'
import { pageHeads } from '../../tools/build/head/pageHeads'
import { expectSome } from '../support/expectSome'

const heads = pageHeads().map(({ path }) => path)
const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route

it('every route of src/app/routes.tsx has its head in tools/build/head/pageHeads.ts', () => {
  const served = new Set(heads.map(routeOf))
  const pages = routes[0]?.children?.filter(({ path }) => path !== '*') ?? []
  expect(
    expectSome(pages)
      .filter((page) => !served.has(page))
      .map(({ path }) => path ?? '/'),
  ).toEqual([])
})

it('every address of src/shared/paths.ts and every head has its route in src/app/routes.tsx', () => {
  const fixed = Object.values(paths).filter((path) => typeof path === 'string')
  const unknown = [...fixed, ...heads].filter((path) => routeOf(path)?.path === '*')
  expect(unknown).toEqual([])
  expect(expectSome(fixed).filter((path) => !heads.includes(path))).toEqual([])
})
