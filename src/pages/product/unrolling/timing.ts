/** 0 before `from`, 1 after `to`, smooth between them. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

export const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** As `smoothStep`, but at once on its way: the paper follows the first px of a finger. */
const lift = (from: number, to: number, value: number) => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return (share * (2 - share) + smoothStep(from, to, value)) / 2
}

/** The parts of the movement, each 0 to 1, at a progress from 0, the label on the bottle, to 1, the painting in its frame. */
export const partsAt = (progress: number) => ({
  peeled: lift(0, 0.46, progress),
  /** The view steps back, so that the wall has room for the painting. */
  withdrawn: smoothStep(0.36, 0.86, progress),
  /** The sheet goes to its place on the wall and becomes the whole painting. */
  hung: smoothStep(0.46, 0.86, progress),
  framed: smoothStep(0.84, 1, progress),
})
