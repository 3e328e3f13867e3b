import { readFileSync } from 'node:fs'
import { allowedRequests } from '../../../tools/dossier/allowedRequests'
import { sourceFiles } from '../../architecture/support/importCycles'
import { expectSome } from '../../support/expectSome'

const isAllowed = (path: string) => allowedRequests().some(({ pattern }) => new RegExp(pattern).test(path))

const script = (name: string) => `/assets/${name}.0a1b2c3d.js`

/** What is loaded on demand, and the file that the pages of bottles and paintings share. */
const laterScripts = [
  ...new Set(
    sourceFiles(['src']).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/webpackChunkName: "([\w-]+)"/g)].map(([, name]) => name!),
    ),
  ),
  'collection',
]

test('the gate may ask for its own script, libraries and letters', () => {
  const scripts = ['runtime', 'main', 'react', 'library', 'carousel'].map(script)
  const own = [...scripts, '/assets/archivo.0a1b2c3d.woff2', '/favicon.svg', '/manifest.webmanifest']
  expect(own.filter((path) => !isAllowed(path))).toEqual([])
})

test('before SÍ no script of the site itself may be asked for', () => {
  expect(laterScripts).toEqual(expect.arrayContaining(['site', 'home', 'product']))
  expect(expectSome(laterScripts).map(script).filter(isAllowed)).toEqual([])
})

test.each(['/assets/home.0a1b2c3d.css', '/assets/0a1b2c3d.txt', '/media/0a1b2c3d-480.avif', '/pinturas'])(
  'before SÍ %s may not be asked for',
  (path) => {
    expect(isAllowed(path)).toBe(false)
  },
)
