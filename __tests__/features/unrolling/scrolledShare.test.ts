import { scrolledShare } from '../../../src/features/unrolling/scrolledShare'

/** A band of 600 px in a track of 1600 px: the band's top below the track's, and how far the label has come off. */
it.each([
  [0, 0],
  [400, 0.5],
  [800, 1],
  [1000, 1],
])('a band %d px down its track of 1000 px has let go of %d of its label', (down, share) => {
  for (const top of [300, -700])
    expect(scrolledShare({ top, height: 1600 }, { top: top + down, height: 600 })).toBeCloseTo(share, 10)
})

it('a band on a track that leaves it no way shows the painting', () => {
  expect(scrolledShare({ top: 80, height: 600 }, { top: 80, height: 600 })).toBe(1)
})
