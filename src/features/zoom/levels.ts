/** The steps of buttons and keys; wheel and pinch stop anywhere between. 1 shows the whole picture. */
const levels = [1, 2, 4] as const
export const [minScale, , maxScale] = levels

export const clampScale = (scale: number) => Math.min(Math.max(scale, minScale), maxScale)

/** The next step in that direction; the same scale where there is none. */
export function nextLevel(scale: number, direction: 1 | -1): number {
  const beyond = levels.filter((level) => (level - scale) * direction > 0)
  return (direction > 0 ? beyond[0] : beyond.at(-1)) ?? scale
}

interface Size {
  readonly width: number
  readonly height: number
}

/** How many times larger the picture must be to cover the whole view; 1 where it does. Both sizes in the same unit. */
export const growthToCover = (view: Size, picture: Size) =>
  picture.width > 0 ? Math.max(1, view.width / picture.width, view.height / picture.height) : 1

/** The scale after a turn of the wheel: a notch of 100 px enlarges by a third. */
export const scaleAfterWheel = (scale: number, deltaY: number) => clampScale(scale * Math.exp(-deltaY / 350))
