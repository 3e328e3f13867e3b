import { label } from './bottlePicture'
import { backColour, shadeAt, shadowOf, showThrough } from './paper'
import type { Edge } from './placeEdges'
import { shadowRim, type Sprites } from './sprites'
import { mix } from './timing'

type Context = CanvasRenderingContext2D

/** @param snap to whole px of the screen: else the wall would shine through between the strips */
function drawStrip(
  context: Context,
  from: Edge,
  to: Edge,
  { painting, mirrored, band }: Sprites,
  hung: number,
  snap: (px: number) => number,
) {
  const left = snap(Math.min(from.x, to.x))
  const width = snap(Math.max(from.x, to.x)) - left
  if (width === 0) return
  const top = (from.top + to.top) / 2
  const bandTop = (from.bandTop + to.bandTop) / 2
  const bottom = (from.bottom + to.bottom) / 2
  const part = Math.min(from.part, to.part)
  const share = Math.abs(to.part - from.part)
  const dark = shadeAt((from.turn + to.turn) / 2)
  const rows = { from: mix(label.crop.from, 0, hung), to: mix(label.crop.to, 1, hung) }
  const drawPainting = (picture: HTMLCanvasElement, at: number) =>
    context.drawImage(
      picture,
      at * picture.width,
      rows.from * picture.height,
      share * picture.width,
      (rows.to - rows.from) * picture.height,
      left,
      top,
      width,
      bandTop - top,
    )
  // The free end is the label's left: where it lies right of the rest, the back is seen.
  if (to.x > from.x) {
    context.fillStyle = backColour(dark)
    context.fillRect(left, top, width, bottom - top)
    context.globalAlpha = showThrough
    drawPainting(mirrored, 1 - part - share)
    context.globalAlpha = 1
  } else {
    drawPainting(painting, part)
    if (bottom - bandTop > 0.5)
      context.drawImage(
        band,
        part * band.width,
        0,
        share * band.width,
        band.height,
        left,
        bandTop,
        width,
        bottom - bandTop,
      )
    context.fillStyle = shadowOf(dark)
    context.fillRect(left, top, width, bottom - top)
  }
}

/** The sheet's shadow on the wall; none where it stands edgewise. */
function drawSheetShadow(
  context: Context,
  edges: readonly Edge[],
  shadow: HTMLCanvasElement,
  strength: number,
) {
  const xs = edges.map(({ x }) => x)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const top = Math.min(...edges.map((edge) => edge.top))
  const bottom = Math.max(...edges.map((edge) => edge.bottom))
  const [width, height] = [right - left, bottom - top]
  const unit = 1 / (1 - 2 * shadowRim)
  context.globalAlpha = strength * Math.min(1, width / (0.4 * height))
  context.drawImage(
    shadow,
    left + width * (0.06 - shadowRim * unit),
    top + height * (0.05 - shadowRim * unit),
    width * unit,
    height * unit,
  )
  context.globalAlpha = 1
}

/** The sheet that is off the glass, from its right edge to its left, which is nearest to the viewer. */
export function drawSheet(
  context: Context,
  edges: readonly Edge[],
  sprites: Sprites,
  { hung, shadow }: { readonly hung: number; readonly shadow: number },
) {
  drawSheetShadow(context, edges, sprites.shadow, shadow)
  const { a: ratio } = context.getTransform()
  const snap = (px: number) => Math.round(px * ratio) / ratio
  edges.slice(1).forEach((to, index) => drawStrip(context, edges[index]!, to, sprites, hung, snap))
}
