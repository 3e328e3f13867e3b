import { seededRandom } from '../../shared/numbers'
import { shiftColour, type Rgb } from './colour'
import type { ReferenceImage } from './referenceImage'

interface FacetSettings {
  /** Straight lines across the picture. */
  readonly lines: number
  /** Circles across the picture. */
  readonly arcs: number
  /** How much a cell may be lighter or darker, in OKLab. */
  readonly lightness: number
  /** How much its tint may differ. */
  readonly tint: number
  readonly seed: number
}

type Shift = readonly [number, number, number]

/** Cubist construction lines cut the picture, and each cell changes value and temperature a little. */
export function addFacets(
  picture: ReferenceImage,
  { lines, arcs, lightness, tint, seed }: FacetSettings,
): ReferenceImage {
  const { width, height, planes } = picture
  const random = seededRandom(seed)
  const straight = Array.from({ length: lines }, () => {
    const angle = random() * Math.PI
    const x = width * (0.1 + 0.8 * random())
    const y = height * (0.1 + 0.8 * random())
    return [Math.cos(angle), Math.sin(angle), x, y] as const
  })
  const round = Array.from(
    { length: arcs },
    () =>
      [
        width * (random() * 1.4 - 0.2),
        height * (random() * 1.4 - 0.2),
        width * (0.2 + 0.5 * random()),
      ] as const,
  )

  const cells = new Map<number, Shift>()
  const shiftOf = (cell: number): Shift => {
    const known = cells.get(cell)
    if (known) return known
    const own = seededRandom(cell + seed)
    const shift: Shift = [(own() - 0.5) * 2 * lightness, (own() - 0.5) * 2 * tint, (own() - 0.5) * 2 * tint]
    cells.set(cell, shift)
    return shift
  }

  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let cell = 2166136261
      for (const [along, across, px, py] of straight)
        cell = Math.imul(cell ^ ((x - px) * along + (y - py) * across > 0 ? 1 : 2), 16777619)
      for (const [cx, cy, radius] of round)
        cell = Math.imul(cell ^ (Math.hypot(x - cx, y - cy) < radius ? 3 : 5), 16777619)
      const i = y * width + x
      const colour: Rgb = [planes[0][i]!, planes[1][i]!, planes[2][i]!]
      shiftColour(colour, ...shiftOf(cell)).forEach((value, c) => (planes[c]![i] = value))
    }
  return picture
}
