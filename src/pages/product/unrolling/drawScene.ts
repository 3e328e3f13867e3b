import { drawBottle } from './drawBottle'
import { drawSheet } from './drawSheet'
import type { Scene } from './layoutScene'
import { placeEdges } from './placeEdges'
import type { Sprites } from './sprites'
import { mix, partsAt, smoothStep, stuckAt } from './timing'

const shadowStrength = 0.55

/** One frame. @param progress 0, the label on the bottle, to 1, the painting on the wall */
export function drawScene(
  context: CanvasRenderingContext2D,
  scene: Scene,
  sprites: Sprites,
  progress: number,
) {
  const { withdrawn, framed } = partsAt(progress)
  const bottle = {
    x: mix(scene.start.x, scene.end.x, withdrawn),
    y: mix(scene.start.y, scene.end.y, withdrawn),
    scale: scene.start.scale * (scene.end.scale / scene.start.scale) ** withdrawn,
  }
  drawBottle(context, bottle, sprites, stuckAt(progress))
  const shadow = shadowStrength * smoothStep(0, 0.2, progress) * (1 - framed)
  drawSheet(context, placeEdges(bottle, scene, progress), sprites, shadow)
}
