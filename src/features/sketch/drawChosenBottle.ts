import { drawBottle, labelOnBottle } from './drawBottle'
import { drawLabel, labelSize } from './drawLabel'
import { drawWall, bottleFootOffset } from './drawNiche'
import type { Brush } from './techniques/brush'
import type { LabelDesign } from './labelDesign'
import { findMotif } from './motifs/motifs'
import type { DrawingSteps } from './drawingTasks'

/** In units of the bottle's drawing. */
export const bottleSize = { width: 720, height: 900 } as const

const bottleHeight = 780

/** The scale of the label's painting. @param scale canvas px for one unit of the bottle's drawing */
export const labelScaleOnBottle = (scale: number) => (labelOnBottle.width / labelSize.width) * scale

/** The bottle alone on its wall. @param scale canvas px for one unit */
export function* drawChosenBottle(brush: Brush, design: LabelDesign, scale: number): DrawingSteps {
  const { width, height } = bottleSize
  brush.save()
  brush.setTransform(scale, 0, 0, scale, 0, 0)
  const picture = drawLabel(design, labelScaleOnBottle(scale))
  yield picture
  drawWall(brush, { left: 0, right: width, top: 0, bottom: height }, findMotif(design.occasion).wall)
  yield brush.canvas
  brush.translate(width / 2, height - bottleFootOffset - bottleHeight)
  yield* drawBottle(brush, design.line, picture)
  brush.restore()
}
