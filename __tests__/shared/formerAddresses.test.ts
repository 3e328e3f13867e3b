import { formerAddresses, findTodaysAddress } from '../../src/shared/formerAddresses'

const lists = {
  producto: { tarijeno: 'singani-premium-2' },
  pintura: { mascaras: 'ancestros' },
  artista: { 'la-paz': 'artista-del-altiplano' },
} as const

it('each kind has its own folder', () => {
  expect(formerAddresses(lists)).toEqual([
    ['/productos/tarijeno', '/productos/singani-premium-2'],
    ['/pinturas/mascaras', '/pinturas/ancestros'],
    ['/pinturas/artista/la-paz', '/pinturas/artista/artista-del-altiplano'],
  ])
})

it.each([
  ['/productos/tarijeno', '/productos/singani-premium-2'],
  ['/productos/tarijeno/', '/productos/singani-premium-2'],
  ['/pinturas/artista/la-paz//', '/pinturas/artista/artista-del-altiplano'],
])('%s leads to %s', (former, today) => {
  expect(findTodaysAddress(former, lists)).toBe(today)
})

it.each([
  '/',
  '',
  '/productos',
  '/productos/',
  '/productos/tarijeno/x',
  '/productos/mascaras',
  '/pinturas/la-paz',
  '/productos/singani-premium-2',
  '/productos/Tarijeno',
  '/productos/constructor',
  '//productos/tarijeno',
])('%j is no former address', (path) => {
  expect(findTodaysAddress(path, lists)).toBeUndefined()
})

it('the site’s own list is read where no other is given', () => {
  expect(findTodaysAddress('/productos/singani-premium')).toBe('/productos/singani-premium-1')
  expect(formerAddresses().length).toBeGreaterThan(0)
})
