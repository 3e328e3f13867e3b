import { drawBottle } from './drawBottle'
import { drawHalo } from './drawHalo'
import { drawSheet } from './drawSheet'
import type { BottlePlace, Scene } from './layoutScene'
import { placeEdges } from './placeEdges'
import type { Sprites } from './sprites'
import { mix, phasesAt, smoothStep, attachedShareAt } from './timing'

const shadowStrength = 0.55

/** The view steps back. @param progress 0, the label on the bottle, to 1, the painting on the wall */
export function bottleAt({ start, end }: Pick<Scene, 'start' | 'end'>, progress: number): BottlePlace {
  const { zoomOut } = phasesAt(progress)
  return {
    x: mix(start.x, end.x, zoomOut),
    y: mix(start.y, end.y, zoomOut),
    scale: start.scale * (end.scale / start.scale) ** zoomOut,
  }
}

/** One frame. @param progress 0, the label on the bottle, to 1, the painting on the wall */
export function drawScene(
  context: CanvasRenderingContext2D,
  scene: Scene,
  sprites: Sprites,
  progress: number,
) {
  const { frameProgress, zoomOut } = phasesAt(progress)
  const bottle = bottleAt(scene, progress)
  drawHalo(context, bottle, scene.wallBottom, sprites, zoomOut)
  drawBottle(context, bottle, sprites, attachedShareAt(progress))
  const shadow = shadowStrength * smoothStep(0, 0.2, progress) * (1 - frameProgress)
  drawSheet(context, placeEdges(bottle, scene, progress), sprites, shadow)
}
