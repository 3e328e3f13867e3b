import { scrolledShare } from '../../../src/features/unrolling/scrolledShare'

const windowHeight = 1000
/** Its top, px below the window's, and how far the label has come off. */
const low = {
  height: 400,
  places: [
    [1000, 0],
    [600, 0],
    [355, 0.5],
    [110, 1],
    [-500, 1],
  ],
} as const
/** Higher than the window leaves room: the movement still takes 260 px. */
const high = {
  height: 900,
  places: [
    [380, 0],
    [370, 0],
    [240, 0.5],
    [110, 1],
  ],
} as const

describe.each([low, high])('a stage of $height px in a window of 1000', ({ height, places }) => {
  it.each([...places])('with its top at %d px has let go of %d of its label', (top, share) => {
    expect(scrolledShare({ top, height }, windowHeight)).toBeCloseTo(share, 10)
  })
})
