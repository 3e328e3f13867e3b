import { drawBottle } from './drawBottle'
import { drawHalo } from './drawHalo'
import { drawSheet } from './drawSheet'
import type { BottlePlace, Scene } from './layoutScene'
import { placeEdges } from './placeEdges'
import type { Sprites } from './sprites'
import { mix, partsAt, smoothStep, stuckAt } from './timing'

const shadowStrength = 0.55

/** The view steps back. @param progress 0, the label on the bottle, to 1, the painting on the wall */
export function bottleAt({ start, end }: Pick<Scene, 'start' | 'end'>, progress: number): BottlePlace {
  const { withdrawn } = partsAt(progress)
  return {
    x: mix(start.x, end.x, withdrawn),
    y: mix(start.y, end.y, withdrawn),
    scale: start.scale * (end.scale / start.scale) ** withdrawn,
  }
}

/** One frame. @param progress 0, the label on the bottle, to 1, the painting on the wall */
export function drawScene(
  context: CanvasRenderingContext2D,
  scene: Scene,
  sprites: Sprites,
  progress: number,
) {
  const { framed, withdrawn } = partsAt(progress)
  const bottle = bottleAt(scene, progress)
  drawHalo(context, bottle, scene.wallBottom, sprites, withdrawn)
  drawBottle(context, bottle, sprites, stuckAt(progress))
  const shadow = shadowStrength * smoothStep(0, 0.2, progress) * (1 - framed)
  drawSheet(context, placeEdges(bottle, scene, progress), sprites, shadow)
}
