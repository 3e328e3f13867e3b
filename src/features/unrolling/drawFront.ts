import { label } from './bottlePicture'
import { columnsOf, type Column } from './columns'
import { shadeAt, shadowOf } from './paper'
import type { Edge } from './placeEdges'
import type { Sprites } from './sprites'
import { mix, smoothStep } from './timing'

type Context = CanvasRenderingContext2D
type Line = 'top' | 'bandTop' | 'bottom'

/** px that a column is drawn higher than it is: the outline cuts it smoothly. */
const spare = 2
const wholeBand: Rows = { from: 0, to: 1 }
/** px. A lower band is not drawn. */
const leastBand = 0.5
/** The brand's name goes before the band is stretched and too low for it; both are shares of the way to the wall. */
const bandFades = { from: 0.04, to: 0.28 } as const

function traceBetween(context: Context, edges: readonly Edge[], upper: Line, lower: Line) {
  context.beginPath()
  for (const edge of edges) context.lineTo(edge.x, edge[upper])
  for (const edge of edges.toReversed()) context.lineTo(edge.x, edge[lower])
  context.closePath()
}

/** Fills the path. @param colourAt of CSS, across the sheet */
function fillAcross(context: Context, edges: readonly Edge[], colourAt: (edge: Edge) => string) {
  const [left, right] = [edges[0]!.x, edges.at(-1)!.x]
  const fill = context.createLinearGradient(left, 0, right, 0)
  for (const edge of edges) fill.addColorStop((edge.x - left) / (right - left), colourAt(edge))
  context.fillStyle = fill
  context.fill()
}

interface Rows {
  readonly from: number
  readonly to: number
}

/** Rows for a column that is drawn `spare` px higher on both sides, so that what lies between stays where it is. */
function withSpare({ from, to }: Rows, height: number): Rows {
  const more = ((to - from) * spare) / height
  return { from: from - more, to: to + more }
}

/** @param rows of the picture, shares of its height; the browser leaves out those beyond it, and their share of the column */
function drawColumn(
  context: Context,
  picture: HTMLCanvasElement,
  rows: Rows,
  { x, width, position, span }: Column,
  top: number,
  bottom: number,
) {
  context.drawImage(
    picture,
    position * picture.width,
    rows.from * picture.height,
    span * picture.width,
    (rows.to - rows.from) * picture.height,
    x,
    top - spare,
    width,
    bottom - top + 2 * spare,
  )
}

/**
 * The painted side: the painting, and under it the band with the brand's name. What is drawn later is cut by its
 * outline, until the caller restores the context.
 * @param front edges from left to right
 */
export function drawFront(context: Context, front: readonly Edge[], sprites: Sprites) {
  if (front.at(-1)!.x <= front[0]!.x) return
  const columns = columnsOf(front, 1 / context.getTransform().a)
  context.imageSmoothingQuality = 'medium'
  traceBetween(context, front, 'top', 'bottom')
  context.clip()
  for (const column of columns) {
    const { top, bandTop, wallProgress } = column
    const rows = { from: mix(label.crop.from, 0, wallProgress), to: mix(label.crop.to, 1, wallProgress) }
    drawColumn(context, sprites.painting, withSpare(rows, bandTop - top), column, top, bandTop)
  }
  context.save()
  traceBetween(context, front, 'bandTop', 'bottom')
  context.clip()
  for (const column of columns) {
    const { bandTop, bottom } = column
    if (bottom - bandTop <= leastBand) continue
    // First what the outline cuts, then each line of the name where it belongs.
    drawColumn(context, sprites.band, wholeBand, column, bandTop, bottom)
    drawColumn(context, sprites.band, withSpare(wholeBand, bottom - bandTop), column, bandTop, bottom)
  }
  fillAcross(context, front, ({ wallProgress }) =>
    sprites.bandGround(smoothStep(bandFades.from, bandFades.to, wallProgress)),
  )
  context.restore()
  traceBetween(context, front, 'top', 'bottom')
  fillAcross(context, front, ({ turn }) => shadowOf(shadeAt(turn)))
}
