import { describeDesign } from './describeDesign'
import { bottleSize, drawChosenBottle } from './drawChosenBottle'
import { drawLabel, labelSize } from './drawLabel'
import { drawSheet } from './drawSheet'
import type { LabelDesign } from './labelDesign'
import { loadMaterials } from './loadMaterials'
import { drawPainting } from './drawPainting'
import { paintingSize } from './shapes'
import { shareSketch } from './shareSketch'
import { sheetSize } from './sheetSize'

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

const views = {
  sheet(canvas: HTMLCanvasElement, design: LabelDesign, width: number) {
    const pixels = densityOf(width, sheetSize.width)
    drawSheet(prepare(canvas, sheetSize, pixels), design, pixels)
  },
  label(canvas: HTMLCanvasElement, design: LabelDesign, width: number) {
    const pixels = densityOf(width, labelSize.width)
    prepare(canvas, labelSize, pixels).drawImage(drawLabel(design, pixels), 0, 0)
  },
  /** In units of the wall to scale, of which a pixel shows some three. */
  painting(canvas: HTMLCanvasElement, design: LabelDesign, width: number) {
    const pixels = densityOf(0.3 * width, paintingSize.width)
    const brush = prepare(canvas, paintingSize, pixels)
    brush.imageSmoothingQuality = 'high'
    brush.drawImage(drawPainting(design, pixels), 0, 0, canvas.width, canvas.height)
  },
  bottle(canvas: HTMLCanvasElement, design: LabelDesign, width: number) {
    // Where its box is higher than the drawing it is enlarged (PictureChoices.scss).
    const pixels = densityOf(1.3 * width, bottleSize.width)
    drawChosenBottle(prepare(canvas, bottleSize, pixels), design, pixels)
  },
}

export const sketchCode = { views, loadMaterials, describeDesign, shareSketch }
