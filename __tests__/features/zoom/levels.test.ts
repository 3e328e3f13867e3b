import { growthToCover, nextLevel, scaleAfterWheel } from '../../../src/features/zoom/levels'

it('the buttons go from the whole picture to 2× and 4×, and back', () => {
  expect([1, 2, 4].map((scale) => nextLevel(scale, 1))).toEqual([2, 4, 4])
  expect([4, 2, 1].map((scale) => nextLevel(scale, -1))).toEqual([2, 1, 1])
})

it('between two steps the buttons go to the nearer end of that direction', () => {
  expect(nextLevel(2.6, 1)).toBe(4)
  expect(nextLevel(2.6, -1)).toBe(2)
})

it('a picture grows until it covers the view in both directions, and never shrinks', () => {
  const view = { width: 400, height: 300 }
  expect(growthToCover(view, { width: 200, height: 300 })).toBe(2)
  expect(growthToCover(view, { width: 400, height: 100 })).toBe(3)
  expect(growthToCover(view, { width: 800, height: 301 })).toBe(1)
})

it('a picture without a size does not grow', () => {
  expect(growthToCover({ width: 400, height: 300 }, { width: 0, height: 0 })).toBe(1)
})

it('the wheel zooms in and out smoothly, never beyond the whole picture or 4×', () => {
  expect(scaleAfterWheel(1, -100)).toBeCloseTo(1.33, 2)
  expect(scaleAfterWheel(1, 100)).toBe(1)
  expect(scaleAfterWheel(4, -500)).toBe(4)
})
