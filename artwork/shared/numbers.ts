/** Numbers from 0 to 1, the same in every run (mulberry32), so that every picture can be made again. */
export const seededRandom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

/** To 0 to 1. */
export const clamp = (value: number) => Math.min(1, Math.max(0, value))

export const lerp = (from: number, to: number, at: number) => from + (to - from) * at

/** From 0 at `from` to 1 at `to`, at one speed. */
export const progressBetween = (from: number, to: number, value: number) =>
  clamp((value - from) / (to - from))

/** From 0 at `from` to 1 at `to`, level at both ends. */
export const smoothstep = (from: number, to: number, value: number) => {
  const at = progressBetween(from, to, value)
  return at * at * (3 - 2 * at)
}
