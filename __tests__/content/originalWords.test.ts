import { findArtist } from '../../src/content/artists'
import { findPainting } from '../../src/content/paintings'
import type { originals } from '../../src/content/originals'
import { commission, isSold, originalNote, originalState } from '../../src/content/originalWords'

const free = { id: 'ancestros' } as const
const sold = { id: 'abuelos-chiquitanos' } as const
const unknown = { id: 'otra' as keyof typeof originals }

it('of an original that can be had the price is said', () => {
  expect([isSold(free), originalState(free), originalNote(free)]).toEqual([
    false,
    'Disponible: 7.200Bs.',
    'Original: 7.200Bs.',
  ])
})

it('of a sold one, that it is sold', () => {
  expect([isSold(sold), originalState(sold), originalNote(sold)]).toEqual([
    true,
    'Vendido',
    'Original vendido',
  ])
})

it('of one that nothing is known of, nothing', () => {
  expect([isSold(unknown), originalState(unknown), originalNote(unknown)]).toEqual([false, null, null])
})

it('a visitor asks for a new work, and promises nothing', () => {
  const work = findPainting('abuelos-chiquitanos')
  const artist = findArtist(work.artistId)
  expect(commission.message(work, artist)).toBe(
    `¡Hola! Vi la obra «Abuelos chiquitanos» de ${artist.name} en Bohemia 56. Como el original está vendido, quisiera preguntar si la artista pinta una obra nueva por encargo.`,
  )
})
