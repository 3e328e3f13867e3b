import type { Technique } from '../../content/models'
import { createCanvas } from './canvas'
import { acrylic } from './hands/acrylic'
import type { Hand } from './hands/brush'
import { collage } from './hands/collage'
import { oil } from './hands/oil'
import { pastel } from './hands/pastel'
import { keepCanvas } from './keepCanvas'
import type { LabelDesign } from './labelDesign'
import { motifs } from './motifs/motifs'
import { seedRandom } from '../../shared/random'
import { paintingSize } from './shapes'
import { createTaskLimiter } from './drawingTasks'

const hands: Readonly<Record<Technique, Hand>> = {
  acrilico: acrylic,
  oleo: oil,
  pastel,
  mixta: collage,
}

const { keep, has } = keepCanvas()

/** Pauses after each shape, and where the hand does. */
function* paintSteps({ occasion, technique }: LabelDesign, pixels: number) {
  const { canvas, brush } = createCanvas(paintingSize.width * pixels, paintingSize.height * pixels)
  const random = seedRandom(56)
  const hand = hands[technique]
  brush.scale(pixels, pixels)
  for (const shape of motifs[occasion].shapes()) {
    brush.save()
    yield* hand.paint(brush, shape, random, pixels) ?? []
    brush.restore()
    yield canvas
  }
  brush.save()
  hand.finish(brush, random, pixels)
  brush.restore()
  return canvas
}

function paint(design: LabelDesign, pixels: number): HTMLCanvasElement {
  const steps = paintSteps(design, pixels)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

const keyOf = ({ occasion, technique }: LabelDesign) => `${occasion} ${technique}`

const widthOf = (pixels: number) => Math.round(paintingSize.width * pixels)

/**
 * The painting of a label, at least so large: one serves the sheet and all that is smaller, and the latest are kept, so that
 * typing a name does not paint them anew. @param pixels in a unit
 */
export const drawPainting = (design: LabelDesign, pixels: number) =>
  keep(keyOf(design), () => paint(design, pixels), widthOf(pixels))

/** What is being painted. */
let latest: { key: string; width: number; painted: Promise<void> } | undefined

async function paintInTasks(design: LabelDesign, pixels: number) {
  const endLongTask = createTaskLimiter()
  const steps = paintSteps(design, pixels)
  for (let step = steps.next(); ; step = steps.next()) {
    const { value, done } = step
    await endLongTask(value)
    if (done) return void keep(keyOf(design), () => value, widthOf(pixels))
  }
}

/** The same, ready for `drawPainting`, in tasks that leave the page responsive. */
export async function paintAhead(design: LabelDesign, pixels: number): Promise<void> {
  const [key, width] = [keyOf(design), widthOf(pixels)]
  if (has(key, width)) return
  if (latest?.key !== key || latest.width < width)
    latest = { key, width, painted: paintInTasks(design, pixels) }
  const { painted } = latest
  try {
    await painted
  } finally {
    // Kept, or to be tried again.
    if (latest?.painted === painted) latest = undefined
  }
}
