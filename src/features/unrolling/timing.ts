/** 0 before `from`, 1 after `to`, smooth between them. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

export const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** The progress at which the whole label is off the glass. */
const peelEnd = 0.38
/** The progress that a place of the label takes from the glass to the wall. */
const wallTravel = 0.54
/** How far the free edge goes ahead of the rest: at 1 each place leaves for the wall as it comes off, at 0 all leave at once. */
const lead = 0.4

/** The share of the label's width that still sticks, from its left edge. @param progress 0 to 1 */
export const attachedShareAt = (progress: number) => Math.max(0, 1 - progress / peelEnd)

/** How near a place of the label is to the wall, 0 to 1. @param position its share of the label's width, from the left */
export function wallProgressAt(position: number, progress: number): number {
  const leaveProgress = peelEnd * (1 - lead * position)
  return smoothStep(leaveProgress, leaveProgress + wallTravel, progress)
}

/** The phases of the movement, each 0 to 1, at a progress from 0, the label on the bottle, to 1, the painting in its frame. */
export const phasesAt = (progress: number) => ({
  /** The view steps back, so that the wall has room for the painting. */
  zoomOut: smoothStep(0.06, 0.9, progress),
  frameProgress: smoothStep(0.9, 1, progress),
})
