/** The steps of buttons and keys; wheel and pinch stop anywhere between. 1 shows the whole picture. */
const levels = [1, 2, 4] as const
export const [minScale, , maxScale] = levels

export const clampScale = (scale: number) => Math.min(Math.max(scale, minScale), maxScale)

/** The next step in that direction; the same scale where there is none. */
export function nextLevel(scale: number, direction: 1 | -1): number {
  const beyond = levels.filter((level) => (level - scale) * direction > 0)
  return (direction > 0 ? beyond[0] : beyond.at(-1)) ?? scale
}

/** The scale after a turn of the wheel: a notch of 100 px enlarges by a third. */
export const scaleAfterWheel = (scale: number, deltaY: number) => clampScale(scale * Math.exp(-deltaY / 350))
