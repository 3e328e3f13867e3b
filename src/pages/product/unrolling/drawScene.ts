import { bottlePicture, label, labelRight } from './bottlePicture'
import { drawSheet } from './drawSheet'
import type { BottlePlace, Scene } from './layoutScene'
import { placeEdges, stuckFrom } from './placeEdges'
import type { Sprites } from './sprites'
import { mix, partsAt } from './timing'

function drawBottle(
  context: CanvasRenderingContext2D,
  { x, y, scale }: BottlePlace,
  sprites: Sprites,
  peeled: number,
) {
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
  if (peeled === 1) return
  const unit = sprites.bottle.width / width
  // Two px more than the label: its edges are soft.
  const stuck = axis + stuckFrom(peeled) - (peeled === 0 ? 2 : 0)
  const box = {
    x: stuck,
    y: label.top - 2,
    width: labelRight + 2 - stuck,
    height: label.bottom - label.top + 4,
  }
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
export function drawScene(
  context: CanvasRenderingContext2D,
  scene: Scene,
  sprites: Sprites,
  progress: number,
) {
  const { peeled, withdrawn, hung, framed } = partsAt(progress)
  const bottle = {
    x: mix(scene.start.x, scene.end.x, withdrawn),
    y: mix(scene.start.y, scene.end.y, withdrawn),
    scale: scene.start.scale * (scene.end.scale / scene.start.scale) ** withdrawn,
  }
  drawBottle(context, bottle, sprites, peeled)
  const edges = placeEdges(bottle, scene, { peeled, hung })
  drawSheet(context, edges, sprites, { hung, shadow: 0.5 * Math.min(1, peeled * 2) * (1 - framed) })
}
