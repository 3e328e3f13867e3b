import { label } from './bottlePicture'
import { backColour, shadeAt, shadowOf } from './paper'
import type { Edge } from './placeEdges'
import { shadowRim, type Sprites } from './sprites'
import { mix } from './timing'

type Context = CanvasRenderingContext2D

/** px that a strip is drawn higher than it is: the outline cuts it. */
const spare = 2

/** @param snap to whole px of the screen: else the wall would shine through between the strips */
function drawStrip(
  context: Context,
  from: Edge,
  to: Edge,
  { painting, band }: Sprites,
  snap: (px: number) => number,
) {
  const isBack = to.x < from.x
  const [a, b] = isBack ? [to, from] : [from, to]
  const left = snap(a.x)
  const width = snap(b.x) - left
  if (width === 0) return
  const top = (a.top + b.top) / 2
  const height = (a.bottom + b.bottom) / 2 - top
  const dark = shadeAt((a.turn + b.turn) / 2)
  context.save()
  // Leans as the sheet does at half of its height.
  const rise = (b.top - a.top + b.bottom - a.bottom) / 2
  context.transform(1, rise / width, 0, 1, left, top - rise / 2)
  if (isBack) {
    context.fillStyle = backColour(dark)
    context.fillRect(0, 0, width, height)
  } else {
    const hung = (a.hung + b.hung) / 2
    const rows = { from: mix(label.crop.from, 0, hung), to: mix(label.crop.to, 1, hung) }
    const bandTop = (a.bandTop + b.bandTop) / 2 - top
    const drawPart = (picture: HTMLCanvasElement, y: number, down: number, at: number, high: number) =>
      context.drawImage(
        picture,
        a.part * picture.width,
        y * picture.height,
        (b.part - a.part) * picture.width,
        down * picture.height,
        0,
        at,
        width,
        high,
      )
    drawPart(painting, rows.from, rows.to - rows.from, -spare, bandTop + 2 * spare)
    if (height - bandTop > 0.5) drawPart(band, 0, 1, bandTop, height - bandTop + spare)
    context.fillStyle = shadowOf(dark)
    context.fillRect(0, -spare, width, height + 2 * spare)
  }
  context.restore()
}

/** Round what shows its painted side. */
function traceFront(context: Context, front: readonly Edge[]) {
  context.beginPath()
  for (const { x, top } of front) context.lineTo(x, top)
  for (const { x, bottom } of front.toReversed()) context.lineTo(x, bottom)
  context.closePath()
}

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

/** The loose part of the sheet, from the glass to its free edge, which is nearest to the viewer. */
export function drawSheet(context: Context, edges: readonly Edge[], sprites: Sprites, shadow: number) {
  drawSheetShadow(context, edges, sprites.shadow, shadow)
  const { a: ratio } = context.getTransform()
  const snap = (px: number) => Math.round(px * ratio) / ratio
  const turns = edges.findIndex(({ x }, index) => index > 0 && x < edges[index - 1]!.x)
  const end = turns < 0 ? edges.length : turns
  const drawStrips = (part: readonly Edge[]) =>
    part.slice(1).forEach((to, index) => drawStrip(context, part[index]!, to, sprites, snap))
  context.save()
  traceFront(context, edges.slice(0, end))
  context.clip()
  drawStrips(edges.slice(0, end))
  context.restore()
  drawStrips(edges.slice(end - 1))
}
