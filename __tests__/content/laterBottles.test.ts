import { collection } from '../../src/content/collection'
import { firstBottles } from '../../src/content/firstBottles'
import { bottlesInFirstFile, bottlesPerFile, bottleTotal, laterBottles } from '../../src/content/laterBottles'

it('home’s slider counts and finds the bottles that the other pages have', async () => {
  expect(bottleTotal).toBe(collection.length)
  const files = await Promise.all(laterBottles.map(({ load }) => load()))
  expect([...firstBottles, ...files.flat()]).toEqual(collection)
  expect(laterBottles.map(({ count }) => count)).toEqual(files.map(({ length }) => length))
})

it('a file of bottles is full before the next one begins', () => {
  const counts: readonly number[] = [firstBottles.length, ...laterBottles.map(({ count }) => count)]
  const room = counts.map((_, file) => (file === 0 ? bottlesInFirstFile : bottlesPerFile))
  expect(counts.slice(0, -1)).toEqual(room.slice(0, -1))
  expect(counts.at(-1)).toBeLessThanOrEqual(room.at(-1) ?? 0)
})
