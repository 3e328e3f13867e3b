/** The next number from 0 to 1. */
export type Random = () => number

/** Mulberry32: the same seed gives the same numbers on every device and in every run. */
export function seedRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A number around 0, from -reach to reach. */
export const randomAround = (random: Random, reach: number) => (random() * 2 - 1) * reach
