import { contentTypeOf, isNeverServed, textTypes } from '../../../tools/headers/fileHeaders'
import { types } from './support/reviewedHeaders'

it.each([
  '/404',
  '/404.html',
  '/404/',
  '/_headers',
  '//_headers',
  '/./_headers',
  '/_headers/',
  '\\_headers',
  '/.\\_headers',
  '/assets\\..\\_headers',
  '/.htaccess',
  '/..',
  '/assets/../../secret.txt',
  '\\..\\secret.txt',
])('%s is hidden', (path) => expect(isNeverServed(path)).toBe(true))

it.each([
  '/',
  '/nosotros',
  '/nosotros/',
  '/pinturas/404',
  '/404.html.html',
  '/x_headers',
  '/_headers2',
  '/_head/ers',
  '/..a',
  '/a..',
])('%s is not', (path) => expect(isNeverServed(path)).toBe(false))

it('a host is told of every type of text, each once, and of no other', () => {
  const withCharset = Object.values(types).filter((type) => type.endsWith('; charset=utf-8'))
  expect([...textTypes].sort()).toEqual([...new Set(withCharset.map((type) => type.split(';')[0]))].sort())
})

it.each(['/nosotros', '/a.unknown', '/a.js/b', '/.'])('%s has no known ending, so no type', (path) =>
  expect(contentTypeOf(path)).toBeUndefined(),
)
