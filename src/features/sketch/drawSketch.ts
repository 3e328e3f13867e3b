import { createCanvas } from './canvas'
import { drawLabel, labelSize } from './drawLabel'
import { drawSheet } from './drawSheet'
import type { LabelDesign } from './labelDesign'
import { italic, poster, sans } from './lettering'
import { sharedHeight, sheetSize } from './sheetSize'

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
}

/** Waits for the typefaces of the label; without them the sketch is drawn in those the device has. */
const loadTypefaces = () =>
  Promise.allSettled([poster(20), italic(20), sans(20)].map((font) => document.fonts.load(font)))

/** Pixels of the shared picture in a unit of the sheet: 1080 px wide. */
const sharedPixels = 1.2

/** The sheet as a PNG file, with the law's legends below. @throws Error where the browser makes none */
async function makeFile(design: LabelDesign): Promise<File> {
  await loadTypefaces()
  const { canvas, brush } = createCanvas(sheetSize.width * sharedPixels, sharedHeight * sharedPixels)
  drawSheet(brush, design, sharedPixels, true)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('No PNG.')
  return new File([blob], 'boceto-bohemia-56.png', { type: 'image/png' })
}

export const sketchCode = { views, loadTypefaces, makeFile }
