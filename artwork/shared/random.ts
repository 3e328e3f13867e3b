/** The same numbers in every run, so that every frame can be made again. */
export const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

export const clamp = (value: number) => Math.min(1, Math.max(0, value))
export const eased = (value: number) => clamp(value) ** 2 * (3 - 2 * clamp(value))
export const between = (from: number, to: number, at: number) => from + (to - from) * at
