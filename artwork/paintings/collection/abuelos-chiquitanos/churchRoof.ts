import { shade } from '../../rendering/colour'
import type { Composition } from '../../rendering/composition'

/** Tiles in two slopes, and a cross on the ridge. */
export function drawRoof(
  c: Composition,
  { middle, eaves, half }: { readonly middle: number; readonly eaves: number; readonly half: number },
) {
  const [tip, low, over] = [430, eaves + 36, 62]
  const tile = '#b8502f'
  c.polygon(
    [
      [middle - half - over, low],
      [middle, tip],
      [middle, tip + 84],
      [middle - half - over + 34, low + 26],
    ],
    tile,
    { flow: -0.68, isHardEdged: true, minRadius: 3 },
  )
  c.polygon(
    [
      [middle + half + over, low],
      [middle, tip],
      [middle, tip + 84],
      [middle + half + over - 34, low + 26],
    ],
    shade(tile, -0.13, 0, -0.02),
    { flow: 0.68, isHardEdged: true, minRadius: 3 },
  )
  for (let row = 0; row < 15; row++) {
    const at = (row + 0.5) / 15
    for (const side of [-1, 1]) {
      const x = middle + side * (half + over) * at
      const y = tip + (low - tip) * at
      c.line(
        [
          [x, y + 6],
          [x - side * 6, y + 62],
        ],
        shade(tile, side < 0 ? 0.08 : -0.2),
        5,
        { paintLoad: 60 },
      )
    }
  }
  c.line(
    [
      [middle, tip - 4],
      [middle, tip - 84],
    ],
    '#5f3a24',
    8,
    { paintLoad: 60 },
  )
  c.line(
    [
      [middle - 28, tip - 56],
      [middle + 28, tip - 56],
    ],
    '#5f3a24',
    7,
    { paintLoad: 60 },
  )
}
