import { describeDesign } from './describeDesign'
import * as bottle from './drawChosenBottle'
import { drawLabel, labelSize } from './drawLabel'
import * as sheet from './drawSheet'
import type { LabelDesign } from './labelDesign'
import { loadMaterials } from './loadMaterials'
import { drawPainting, paintAhead } from './drawPainting'
import { paintingSize } from './shapes'
import { shareSketch } from './shareSketch'
import { sheetSize } from './sheetSize'
import { endTask } from './takeTurns'

/** Sharper is not seen, and costs a phone its memory. */
const mostPixels = 2

/** @param width of the canvas in CSS px */
const densityOf = (width: number, units: number) => (width * Math.min(mostPixels, devicePixelRatio)) / units

/** Gives the canvas its size, which empties it. */
function prepare(canvas: HTMLCanvasElement, size: { width: number; height: number }, pixels: number) {
  canvas.width = Math.round(size.width * pixels)
  canvas.height = Math.round(size.height * pixels)
  const brush = canvas.getContext('2d')
  if (!brush) throw new Error('No canvas.')
  return brush
}

interface View {
  /** In its own units. */
  readonly size: { readonly width: number; readonly height: number }
  /** How wide it is drawn, of the canvas in CSS px. */
  readonly enlarged: number
  /** @param pixels of the canvas in a unit */
  readonly pixelsOfPainting: (pixels: number) => number
  /** Drawn before the rest, in a task of its own, and kept for it. */
  readonly drawGround?: (design: LabelDesign, pixels: number) => HTMLCanvasElement
  draw(brush: CanvasRenderingContext2D, design: LabelDesign, pixels: number): void
}

const same = (pixels: number) => pixels

const views = {
  sheet: {
    size: sheetSize,
    enlarged: 1,
    pixelsOfPainting: sheet.pixelsOfLabel,
    drawGround: sheet.drawGround,
    draw: sheet.drawSheet,
  },
  label: {
    size: labelSize,
    enlarged: 1,
    pixelsOfPainting: same,
    draw: (brush, design, pixels) => brush.drawImage(drawLabel(design, pixels), 0, 0),
  },
  /** In units of the wall to scale, of which a pixel shows some three. */
  painting: {
    size: paintingSize,
    enlarged: 0.3,
    pixelsOfPainting: same,
    draw(brush, design, pixels) {
      brush.imageSmoothingQuality = 'high'
      brush.drawImage(drawPainting(design, pixels), 0, 0, brush.canvas.width, brush.canvas.height)
    },
  },
  // Where its box is higher than the drawing it is enlarged (PictureChoices.scss).
  bottle: {
    size: bottle.bottleSize,
    enlarged: 1.3,
    pixelsOfPainting: bottle.pixelsOfLabel,
    draw: bottle.drawChosenBottle,
  },
} satisfies Record<string, View>

export type SketchView = keyof typeof views

/**
 * Draws a view of the design, its painting in tasks before that.
 * @param width of the canvas in CSS px
 * @param isWanted false where the design or the width has changed meanwhile: nothing is drawn then
 */
async function draw(
  view: SketchView,
  canvas: HTMLCanvasElement,
  design: LabelDesign,
  width: number,
  isWanted: () => boolean,
) {
  const { size, enlarged, pixelsOfPainting, drawGround, draw: drawView }: View = views[view]
  const pixels = densityOf(enlarged * width, size.width)
  await paintAhead(design, pixelsOfPainting(pixels))
  if (drawGround && isWanted()) await endTask(drawGround(design, pixels))
  if (isWanted()) drawView(prepare(canvas, size, pixels), design, pixels)
}

export const sketchCode = { draw, loadMaterials, describeDesign, shareSketch }
