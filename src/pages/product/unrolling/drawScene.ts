import { bottlePicture, label, labelLeft } from './bottlePicture'
import type { BottlePlace, Scene } from './layoutScene'
import { placeSlices, stuckWidth, type Slice } from './placeSlices'
import { shadowRim, type Sprites } from './sprites'
import { mix, partsAt } from './timing'

type Context = CanvasRenderingContext2D

/** Light comes from the upper left: what is turned to the right is darker. */
function shade(context: Context, { left, right, top, bottom, turn }: Slice) {
  const light = 0.93 * Math.cos(turn) - 0.42 * Math.sin(turn)
  const dark = Math.min(0.6, Math.max(0, 0.93 - light) * 0.85)
  const shine = 0.2 * Math.exp(-(((turn + 0.5) / 0.22) ** 2))
  context.fillStyle = dark > shine ? `rgb(12 6 24 / ${dark})` : `rgb(255 255 255 / ${shine})`
  context.fillRect(left, top, right - left + 0.5, bottom - top)
}

function drawSlice(context: Context, slice: Slice, { painting, band }: Sprites, hung: number) {
  const { left, right, top, bandTop, bottom, part } = slice
  const width = right - left + 0.5
  if (width <= 0) return
  const from = mix(label.crop.from, 0, hung) * painting.height
  const to = mix(label.crop.to, 1, hung) * painting.height
  const x = part.from * painting.width
  const across = (part.to - part.from) * painting.width
  if (bottom > bandTop)
    context.drawImage(
      band,
      part.from * band.width,
      0,
      (part.to - part.from) * band.width,
      band.height,
      left,
      bandTop,
      width,
      bottom - bandTop,
    )
  context.drawImage(painting, x, from, across, to - from, left, top, width, bandTop - top)
  shade(context, slice)
}

/** Where the sheet hangs before the wall, its shadow lies beside it; the further off, the fainter. */
function drawSheetShadow(context: Context, slices: readonly Slice[], { shadow }: Sprites, loose: number) {
  const [first, last] = [slices[0], slices.at(-1)]
  if (!first || !last) return
  const [width, height] = [last.right - first.left, first.bottom - first.top]
  const [rimX, rimY] = [width * shadowRim, height * shadowRim]
  const unit = 1 / (1 - 2 * shadowRim)
  context.globalAlpha = 0.42 * loose
  context.drawImage(
    shadow,
    first.left - rimX * unit + width * 0.05,
    first.top - rimY * unit + height * 0.06,
    width * unit,
    height * unit,
  )
  context.globalAlpha = 1
}

function drawBottle(context: Context, { x, y, scale }: BottlePlace, sprites: Sprites, peeled: number) {
  const { width, height, axis, foot } = bottlePicture
  const [across, down] = [width * scale, height * scale]
  const left = x - axis * scale
  const shadowWidth = across * 0.86
  context.globalAlpha = 0.85
  context.drawImage(
    sprites.shadow,
    x - shadowWidth * 0.46,
    y - (height - foot) * scale - shadowWidth * 0.06,
    shadowWidth,
    shadowWidth * 0.13,
  )
  context.globalAlpha = 1
  context.drawImage(sprites.bare, left, y - down, across, down)
  const stuck = stuckWidth(peeled)
  if (stuck <= 0) return
  const unit = sprites.bottle.naturalWidth / width
  // Two px more than the label: its edges are soft.
  const box = { x: labelLeft - 2, y: label.top - 2, width: stuck + 2, height: label.bottom - label.top + 4 }
  context.drawImage(
    sprites.bottle,
    box.x * unit,
    box.y * unit,
    box.width * unit,
    box.height * unit,
    left + box.x * scale,
    y - down + box.y * scale,
    box.width * scale,
    box.height * scale,
  )
}

/** One frame. @param progress 0, the label on the bottle, to 1, the painting on the wall */
export function drawScene(context: Context, scene: Scene, sprites: Sprites, progress: number) {
  const { peeled, withdrawn, hung, framed } = partsAt(progress)
  const bottle = {
    x: mix(scene.start.x, scene.end.x, withdrawn),
    y: mix(scene.start.y, scene.end.y, withdrawn),
    scale: scene.start.scale * (scene.end.scale / scene.start.scale) ** withdrawn,
  }
  const slices = placeSlices(bottle, scene, { peeled, hung })
  drawBottle(context, bottle, sprites, peeled)
  drawSheetShadow(context, slices, sprites, Math.min(1, peeled * 1.6) * (1 - framed))
  for (const slice of slices) drawSlice(context, slice, sprites, hung)
}
