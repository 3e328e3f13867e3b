import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import type { BrushSettings } from '../rendering/referenceImage'
import type { Point } from '../rendering/curves'

interface House {
  /** Lower left corner of the front. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Pale tin, its shadow, and tile. */
const roofs = ['#8fa3b5', '#6d8098', '#b5523a', '#c96f4a'] as const
const lamp = '#f8cf63'
const panes = ['#2c2848', '#3a3560', '#456189'] as const
const upright: BrushSettings = { flow: Math.PI / 2, isHardEdged: true, angleJitter: 0.2 }

const pick = <T>(c: Composition, among: readonly T[]) => among[Math.floor(c.random() * among.length)]!

/** A tower house of the slope: front, one side, a roof seen from above, windows, some of them lit. */
export function drawHouse(
  c: Composition,
  { x, y, width, height }: House,
  walls: readonly string[],
  { litShare = 0.22 }: { litShare?: number } = {},
) {
  const wall = pick(c, walls)
  const depth = width * 0.32
  const facing = c.random() < 0.5 ? 1 : -1
  const top = y - height
  const near = facing > 0 ? x + width : x
  const far = near + facing * depth
  const away = facing > 0 ? x : x + width
  const quad = (points: readonly Point[], fill: string, brush: BrushSettings = upright) =>
    c.polygon(points, fill, brush)

  const front = c.gradient([
    [0, shade(wall, 0.05)],
    [1, shade(wall, -0.07)],
  ])
  c.rect(x, top, width, height, front, upright)
  const side = shade(wall, facing > 0 ? -0.13 : 0.03, 0, -0.02)
  quad(
    [
      [near, top],
      [far, top - depth * 0.5],
      [far, y - depth * 0.5],
      [near, y],
    ],
    side,
  )
  const roof = c.random() < 0.6 ? pick(c, roofs) : shade(wall, -0.16)
  const eaves = width * 0.04
  quad(
    [
      [away - facing * eaves, top + eaves],
      [away + facing * depth, top - depth * 0.58],
      [far + facing * eaves, top - depth * 0.58],
      [near + facing * eaves, top + eaves],
    ],
    shade(roof, 0.04 * c.random()),
    { flow: 0, isHardEdged: true, angleJitter: 0.2 },
  )
  drawWindows(c, { x, y, width, height }, litShare)
}

function drawWindows(c: Composition, { x, y, width, height }: House, litShare: number) {
  const columns = Math.max(1, Math.round(width / 34))
  const rows = Math.max(1, Math.round(height / 46))
  const [cellWidth, cellHeight] = [width / columns, height / rows]
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      if (c.random() < 0.18) continue
      const isLit = c.random() < litShare
      c.rect(
        x + cellWidth * (column + 0.28),
        y - height + cellHeight * (row + 0.28),
        cellWidth * (0.4 + 0.1 * c.random()),
        cellHeight * 0.44,
        isLit ? lamp : pick(c, panes),
        { ...upright, colourJitter: 0.5 },
      )
    }
}
