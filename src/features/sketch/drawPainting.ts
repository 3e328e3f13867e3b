import type { Technique } from '../../content/models'
import { createCanvas } from './canvas'
import { acrylic } from './techniques/acrylic'
import type { TechniquePainter } from './techniques/brush'
import { collage } from './techniques/collage'
import { oil } from './techniques/oil'
import { pastel } from './techniques/pastel'
import { pencil } from './techniques/pencil'
import { keepCanvas } from './keepCanvas'
import type { LabelDesign } from './labelDesign'
import { findMotif } from './motifs/motifs'
import { seedRandom } from '../../shared/random'
import { paintingSize } from './shapes'
import { createTaskLimiter } from './drawingTasks'

const painters: Readonly<Record<Technique, TechniquePainter>> = {
  acrilico: acrylic,
  oleo: oil,
  pastel,
  mixta: collage,
}

const { keep, has } = keepCanvas()

/** Pauses once the shapes are known, after each shape, and where the technique's painter does. */
function* paintSteps({ occasion, technique }: LabelDesign, scale: number) {
  const { canvas, brush } = createCanvas(paintingSize.width * scale, paintingSize.height * scale)
  const random = seedRandom(56)
  const painter = technique ? painters[technique] : pencil
  brush.scale(scale, scale)
  const shapes = findMotif(occasion).shapes()
  yield canvas
  for (const shape of shapes) {
    brush.save()
    yield* painter.paint(brush, shape, random, scale) ?? []
    brush.restore()
    yield canvas
  }
  brush.save()
  painter.finish(brush, random, scale)
  brush.restore()
  return canvas
}

function paint(design: LabelDesign, scale: number): HTMLCanvasElement {
  const steps = paintSteps(design, scale)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** The same for designs with the same painting. */
export const paintingKey = ({ occasion, technique }: LabelDesign) => `${occasion} ${technique}`

const widthOf = (scale: number) => Math.round(paintingSize.width * scale)

/**
 * The painting of a label, at least so large: one serves the sheet and all that is smaller, and the latest are kept, so that
 * typing a name does not paint them anew. @param scale canvas px for one unit
 */
export const drawPainting = (design: LabelDesign, scale: number) =>
  keep(paintingKey(design), () => paint(design, scale), widthOf(scale))

/** What is being painted. */
let latest: { key: string; width: number; painted: Promise<void> } | undefined

async function paintInTasks(design: LabelDesign, scale: number) {
  const endLongTask = createTaskLimiter()
  const steps = paintSteps(design, scale)
  for (let step = steps.next(); ; step = steps.next()) {
    const { value, done } = step
    await endLongTask(value)
    if (done) return void keep(paintingKey(design), () => value, widthOf(scale))
  }
}

/** The same, ready for `drawPainting`, in tasks that leave the page responsive. */
export async function paintAhead(design: LabelDesign, scale: number): Promise<void> {
  const [key, width] = [paintingKey(design), widthOf(scale)]
  if (has(key, width)) return
  if (latest?.key !== key || latest.width < width)
    latest = { key, width, painted: paintInTasks(design, scale) }
  const { painted } = latest
  try {
    await painted
  } finally {
    // Kept, or to be tried again.
    if (latest?.painted === painted) latest = undefined
  }
}
