import { occasions } from '../../../src/content/occasions'
import { findMotif } from '../../../src/features/sketch/motifs/motifs'
import { seedRandom } from '../../../src/shared/random'
import { paintingSize } from '../../../src/features/sketch/shapes'
import { expectSome } from '../../support/expectSome'

/** Null: none is chosen. */
const ids = [null, ...occasions.map(({ id }) => id)]

it.each(ids)('the motif of %s covers its label and is made of shapes that can be drawn', (id) => {
  const shapes = findMotif(id).shapes()
  const [ground] = expectSome(shapes)
  expect(ground?.points).toEqual([
    [0, 0],
    [paintingSize.width, 0],
    [paintingSize.width, paintingSize.height],
    [0, paintingSize.height],
  ])
  expect(shapes.length).toBeGreaterThan(30)
  for (const { points, colour, flow } of expectSome(shapes)) {
    expect(expectSome(points).length).toBeGreaterThan(2)
    const numbers = [...points.flat(), ...[flow].flat()]
    expect(expectSome(numbers).filter((number) => !Number.isFinite(number))).toEqual([])
    expect(colour).toMatch(/^#[\da-f]{6}$/)
  }
})

it('each occasion has a motif and a wall of its own, and so has none', () => {
  const drawn = ids.map((id) => JSON.stringify(findMotif(id).shapes()))
  expect(new Set(drawn).size).toBe(ids.length)
  expect(new Set(ids.map((id) => findMotif(id).wall)).size).toBe(ids.length)
})

it('the same seed gives the same numbers, from 0 to 1', () => {
  const take = (seed: number) => Array.from({ length: 50 }, seedRandom(seed))
  expect(take(56)).toEqual(take(56))
  expect(take(56)).not.toEqual(take(57))
  expect(expectSome(take(56)).filter((value) => value < 0 || value >= 1)).toEqual([])
})
