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
import { seedRandom } from './random'
import { paintingSize } from './shapes'

const hands: Readonly<Record<Technique, Hand>> = {
  acrilico: acrylic,
  oleo: oil,
  pastel,
  mixta: collage,
}

const keepPainting = keepCanvas()

function paint({ occasion, technique }: LabelDesign, pixels: number) {
  const { canvas, brush } = createCanvas(paintingSize.width * pixels, paintingSize.height * pixels)
  const random = seedRandom(56)
  const hand = hands[technique]
  brush.scale(pixels, pixels)
  for (const shape of motifs[occasion].shapes()) {
    brush.save()
    hand.paint(brush, shape, random, pixels)
    brush.restore()
  }
  brush.save()
  hand.finish(brush, random, pixels)
  brush.restore()
  return canvas
}

/**
 * The painting of a label, at least so large: one serves the sheet and all that is smaller, and the latest are kept, so that
 * typing a name does not paint them anew. @param pixels in a unit
 */
export const drawPainting = (design: LabelDesign, pixels: number) =>
  keepPainting(
    `${design.occasion} ${design.technique}`,
    () => paint(design, pixels),
    Math.round(paintingSize.width * pixels),
  )
