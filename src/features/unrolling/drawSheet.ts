import { drawFront } from './drawFront'
import { drawRoll, drawRollShade, findRoll } from './drawRoll'
import type { Edge } from './placeEdges'
import { shadowRim, shadowScale, type Sprites } from './sprites'

type Context = CanvasRenderingContext2D

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** The sheet's shadow on the wall; none where it stands edgewise. */
function drawSheetShadow(
  context: Context,
  edges: readonly Edge[],
  shadow: HTMLCanvasElement,
  strength: number,
) {
  const xs = edges.map(({ x }) => x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const top = mean(edges.map((edge) => edge.top))
  const bottom = mean(edges.map((edge) => edge.bottom))
  const [width, height] = [right - left, bottom - top]
  context.globalAlpha = strength * Math.min(1, width / (0.4 * height))
  context.drawImage(
    shadow,
    left + width * (0.06 - shadowRim * shadowScale),
    top + height * (0.05 - shadowRim * shadowScale),
    width * shadowScale,
    height * shadowScale,
  )
  context.globalAlpha = 1
}

/** The loose part of the sheet, from the glass to its free edge, which is nearest to the viewer. */
export function drawSheet(context: Context, edges: readonly Edge[], sprites: Sprites, shadow: number) {
  drawSheetShadow(context, edges, sprites.shadow, shadow)
  const { front, roll } = findRoll(edges)
  context.save()
  drawFront(context, front, sprites)
  if (roll) drawRollShade(context, roll)
  context.restore()
  if (roll) drawRoll(context, roll)
}
