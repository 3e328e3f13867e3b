import { filesIn } from '../../../tools/build/builtSite'
import { dist } from './support/built'
import { publishedAddresses } from './support/publishedAddresses'

test('no file in the site is for one host alone, except `_headers`, which those hosts do not serve', () => {
  const odd = filesIn(dist).filter((file) => /(^|\/)[._]|\.(toml|conf|htaccess)$/.test(file))
  expect(odd).toEqual(['_headers'])
})

test('the published addresses include pages, share pictures and icons', () => {
  const published = publishedAddresses()
  for (const path of ['/nosotros', '/pinturas', '/pinturas/ancestros', '/share/inicio.jpg', '/sitemap.xml'])
    expect(published).toContain(path)
  expect(published.filter((path) => path.startsWith('/icons/')).length).toBeGreaterThan(1)
})
