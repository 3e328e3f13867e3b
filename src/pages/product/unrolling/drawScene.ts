import { drawBottle } from './drawBottle'
import { drawFlap } from './drawFlap'
import { drawSheet } from './drawSheet'
import { foldAt } from './foldSheet'
import type { Scene } from './layoutScene'
import { placeEdges } from './placeEdges'
import type { Sprites } from './sprites'
import { mix, partsAt, smoothStep } from './timing'

const shadowStrength = 0.5

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
  const isSticking = peeled < 1
  const fold = foldAt(peeled)
  drawBottle(context, bottle, sprites, isSticking ? fold : null)
  if (isSticking) return drawFlap(context, bottle, fold, sprites, shadowStrength)
  // The shadow of a flap goes over into that of a sheet on the wall.
  const shadow = shadowStrength * smoothStep(0, 0.3, hung) * (1 - framed)
  drawSheet(context, placeEdges(bottle, scene, hung), sprites, { hung, shadow })
}
