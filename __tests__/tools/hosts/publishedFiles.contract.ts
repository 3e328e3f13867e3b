import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../../tools/build/builtSite'
import { dependencies, devDependencies } from '../../../package.json'
import { dist, readBuilt } from './support/built'
import { expectSome } from '../../support/expectSome'
import { fileAt, namedAddresses, relativeAddresses } from './support/publishedAddresses'

test('no file in the site is for one host alone, except two, which those hosts do not serve', () => {
  const odd = filesIn(dist).filter((file) => /(^|\/)[._]|\.(toml|conf|htaccess)$/.test(file))
  expect(odd).toEqual(['_headers', '_redirects'])
})

test('every address that a page, a style sheet, the map, the manifest or the robots’ file names has its file', () => {
  const named = namedAddresses()
  const kinds = ['/nosotros', '/share/inicio.jpg', '/sitemap.xml', '/icons/icon-192.png', '/favicon.svg']
  expect([...named.keys()]).toEqual(expect.arrayContaining(kinds))
  const missing = [...named].filter(([path]) => !existsSync(join(dist, fileAt(path))))
  expect(missing.map(([path, file]) => `${path}, named in ${file}`)).toEqual([])
})

test('no address in a page is relative: the page for no connection is shown at the address of any other', () => {
  expect(relativeAddresses()).toEqual([])
})

test('the licences of every library and font that is sent are published, each with its text', () => {
  const entries = readBuilt('licencias.txt')
    .toString()
    .split(/^-{72}$/m)
  const fonts = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource'))
  const without = expectSome([...Object.keys(dependencies), ...fonts]).filter((name) => {
    const entry = entries.find((text) => text.trimStart().startsWith(`${name}@`))
    return !/(copyright|CC0).*\n[\s\S]{300}/i.test(entry ?? '')
  })
  expect(without).toEqual([])
})
