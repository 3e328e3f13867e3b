import { shade } from '../rendering/colour'
import type { Composition } from '../rendering/composition'
import type { Point } from '../rendering/curves'

/** Where a place of a hanging cloth lies: `across` from -1 to 1, `down` from 0 to 1. */
export type Hang = (across: number, down: number) => Point

export interface Warp {
  /** Share of half the cloth. */
  readonly width: number
  /** One colour is plain; more are rings of stepped diamonds, the first in their middle. */
  readonly colours: readonly string[]
}

interface Cloth {
  readonly hang: Hang
  /** From the middle out; the other half mirrors it. */
  readonly warps: readonly Warp[]
  /** What a fold adds to the lightness. */
  readonly folds: (across: number, down: number) => number
  /** Rows of stitches from top to bottom. */
  readonly rows: number
}

/** A ring of a diamond is two stitches wide: steps of one would read as a chequerboard. */
const ring = 2
const columnsOf = ({ colours }: Warp) => (colours.length - 1) * ring * 2 + 1

/** A cloth of vertical bands: plain ones, and stepped diamonds stitch by stitch. */
export function drawWeave(picture: Composition, cloth: Cloth) {
  const whole = cloth.warps.reduce((sum, { width }) => sum + width, 0)
  let edge = 0
  cloth.warps.forEach((warp, place) => {
    const inner = edge / whole
    edge += warp.width
    const outer = edge / whole
    if (place === 0) return drawBand(picture, cloth, warp, -outer, outer)
    drawBand(picture, cloth, warp, -outer, -inner)
    drawBand(picture, cloth, warp, inner, outer)
  })
}

function drawBand(picture: Composition, cloth: Cloth, warp: Warp, left: number, right: number) {
  if (warp.colours.length === 1) drawPlain(picture, cloth, warp.colours[0]!, left, right)
  else drawDiamonds(picture, cloth, warp, left, right)
}

function drawPatch(
  picture: Composition,
  { hang, folds }: Cloth,
  colour: string,
  edges: readonly number[],
  colourJitter: number,
) {
  const [left = 0, right = 0, top = 0, bottom = 0] = edges
  const corners = [hang(left, top), hang(right, top), hang(right, bottom), hang(left, bottom)]
  const [from, , , to] = corners as [Point, Point, Point, Point]
  picture.polygon(corners, shade(colour, folds((left + right) / 2, (top + bottom) / 2)), {
    flow: Math.atan2(to[1] - from[1], to[0] - from[0]),
    isHardEdged: true,
    angleJitter: 0.15,
    colourJitter,
  })
}

function drawPlain(picture: Composition, cloth: Cloth, colour: string, left: number, right: number) {
  const pieces = 14
  for (let piece = 0; piece < pieces; piece++)
    drawPatch(picture, cloth, colour, [left, right, piece / pieces, (piece + 1.06) / pieces], 0.8)
}

function drawDiamonds(picture: Composition, cloth: Cloth, warp: Warp, left: number, right: number) {
  const columns = columnsOf(warp)
  const period = columns + 1
  const middle = (columns - 1) / 2
  for (let column = 0; column < columns; column++) {
    const [from, to] = [
      left + ((right - left) * column) / columns,
      left + ((right - left) * (column + 1)) / columns,
    ]
    const ringAt = (row: number) =>
      Math.ceil((Math.abs(column - middle) + Math.abs((row % period) - middle)) / ring) % warp.colours.length
    for (let row = 0; row < cloth.rows; row++)
      drawPatch(
        picture,
        cloth,
        warp.colours[ringAt(row)]!,
        [from, to, row / cloth.rows, (row + 1.05) / cloth.rows],
        0.5,
      )
  }
}
