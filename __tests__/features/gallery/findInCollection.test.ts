import { artists } from '../../../src/content/artists'
import { paintings } from '../../../src/content/paintings'
import { products } from '../../../src/content/products'
import {
  findBottle,
  findNeighbour,
  findPaintingsBy,
  findRelatedPaintings,
} from '../../../src/features/gallery/findInCollection'
import { expectSome } from '../../support/expectSome'

const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

it.each(products)('the painting on $id leads to that bottle', (product) => {
  const painting = paintings.find(({ title }) => title === product.namePainting)
  expect(painting && findBottle(painting)).toBe(product)
})

it('a painting on no bottle leads to none', () => {
  expect(findBottle({ id: 'unknown' as (typeof paintings)[number]['id'] })).toBeUndefined()
})

it('every painting hangs at its own artist’s and nowhere else', () => {
  const hung = artists.flatMap((artist) =>
    findPaintingsBy(artist).map((painting) => [painting.id, painting.artistId, artist.id]),
  )
  expect(hung.map(([id]) => id).sort()).toEqual(ids(paintings).sort())
  for (const [, artistOfPainting, artist] of expectSome(hung)) expect(artistOfPainting).toBe(artist)
})

it('next leads through the whole collection and back to the first, previous the other way round', () => {
  let painting = paintings[0]!
  const seen = paintings.map(() => {
    const next = findNeighbour(painting, 1)
    expect(findNeighbour(next, -1)).toBe(painting)
    return (painting = next).id
  })
  expect(seen).toEqual([...ids(paintings).slice(1), paintings[0]!.id])
})

it.each(paintings)('beside $id hang others only, each once, those by the same artist first', (painting) => {
  const related = findRelatedPaintings(painting, 100)
  for (const artist of expectSome(artists)) {
    const isBy = ({ artistId }: { artistId: string }) => artistId === artist.id
    const inCollection = paintings.filter((one) => isBy(one) && one.id !== painting.id)
    expect(ids(related.filter(isBy))).toEqual(ids(inCollection))
  }
  const isSame = related.map(({ artistId }) => artistId === painting.artistId)
  expect(isSame).toEqual([...isSame].sort((a, b) => Number(b) - Number(a)))
  expect([...ids(related), painting.id].sort()).toEqual(ids(paintings).sort())
  expect(findRelatedPaintings(painting, 2)).toEqual(related.slice(0, 2))
})
