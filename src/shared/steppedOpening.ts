type Point = [x: number, y: number]

interface Opening {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Width and height of each of the three steps of a corner. */
  readonly step: number
}

/** The corners of an opening with stepped shoulders, from its lower left, clockwise; in the units of what it is given. */
export const steppedOpening = ({ left, right, top, bottom, step }: Opening): Point[] => {
  const leftHalf: readonly Point[] = [
    [left, bottom],
    [left, top + 3 * step],
    [left + step, top + 3 * step],
    [left + step, top + 2 * step],
    [left + 2 * step, top + 2 * step],
    [left + 2 * step, top + step],
    [left + 3 * step, top + step],
    [left + 3 * step, top],
  ]
  const rightHalf = leftHalf.map(([x, y]): Point => [left + right - x, y]).reverse()
  return [...leftHalf, ...rightHalf]
}
