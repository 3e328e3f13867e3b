import { findRoll } from '../../../src/features/unrolling/drawRoll'
import { placeEdges } from '../../../src/features/unrolling/placeEdges'
import { expectSome } from '../../support/expectSome'

const bottle = { x: 300, y: 600, scale: 0.25 }
const painting = { left: 320, top: 40, width: 210, height: 280 }
const edgesAt = (progress: number) => placeEdges(bottle, { painting }, progress)

it('the free edge is rolled up: upright, at the right end of the painted side', () => {
  for (const progress of expectSome([0.1, 0.2, 0.33, 0.5, 0.65])) {
    const { front, roll } = findRoll(edgesAt(progress))
    const last = front.at(-1)!
    expect(roll).toMatchObject({ right: last.x, top: last.top, bottom: last.bottom })
    expect(roll!.right - roll!.left).toBeGreaterThan(3)
    expect(roll!.right - roll!.left).toBeLessThan(0.12 * painting.width)
    expect(front.map(({ x }) => x)).toEqual(front.map(({ x }) => x).toSorted((a, b) => a - b))
  }
})

it('it opens on the way: nothing of it is left where the sheet hangs', () => {
  const widthAt = (progress: number) => {
    const { roll } = findRoll(edgesAt(progress))
    return roll ? roll.right - roll.left : 0
  }
  expect(widthAt(0.7)).toBeLessThan(widthAt(0.6))
  expect([widthAt(0.85), widthAt(1)]).toEqual([0, 0])
})

it('half of a drag, at 65 % of the movement, leaves much of the painting rolled up', () => {
  const shownAt = (progress: number) =>
    Math.max(...findRoll(edgesAt(progress)).front.map(({ position }) => position))
  expect(shownAt(0.65)).toBeLessThan(0.86)
  expect(shownAt(0.75)).toBeGreaterThan(shownAt(0.65) + 0.02)
  expect(shownAt(1)).toBe(1)
})
