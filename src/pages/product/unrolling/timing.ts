/** 0 before `from`, 1 after `to`, smooth between them. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

export const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** The progress at which the whole label is off the glass. */
const off = 0.38
/** The progress that a place of the label takes from the glass to the wall. */
const flight = 0.54

/** The share of the label's width that still sticks, from its left edge. @param progress 0 to 1 */
export const stuckAt = (progress: number) => Math.max(0, 1 - progress / off)

/** How near a place of the label is to the wall, 0 to 1. @param part its share of the label's width, from the left */
export function hungAt(part: number, progress: number): number {
  const leaves = off * (1 - part)
  return smoothStep(leaves, leaves + flight, progress)
}

/** The parts of the movement, each 0 to 1, at a progress from 0, the label on the bottle, to 1, the painting in its frame. */
export const partsAt = (progress: number) => ({
  /** The view steps back, so that the wall has room for the painting. */
  withdrawn: smoothStep(0.06, 0.9, progress),
  framed: smoothStep(0.9, 1, progress),
})
