import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../../../tools/build/builtSite'
import { dist } from './support/built'
import { fileAt, namedAddresses } from './support/publishedAddresses'

test('no file in the site is for one host alone, except `_headers`, which those hosts do not serve', () => {
  const odd = filesIn(dist).filter((file) => /(^|\/)[._]|\.(toml|conf|htaccess)$/.test(file))
  expect(odd).toEqual(['_headers'])
})

test('every address that a page, a style sheet, the map, the manifest or the robots’ file names has its file', () => {
  const named = namedAddresses()
  const kinds = ['/nosotros', '/share/inicio.jpg', '/sitemap.xml', '/icons/icon-192.png', '/favicon.svg']
  expect([...named.keys()]).toEqual(expect.arrayContaining(kinds))
  const missing = [...named].filter(([path]) => !existsSync(join(dist, fileAt(path))))
  expect(missing.map(([path, file]) => `${path}, named in ${file}`)).toEqual([])
})

test('the licences of the code that is sent are published', () => {
  expect(filesIn(dist)).toContain('licencias.txt')
})
