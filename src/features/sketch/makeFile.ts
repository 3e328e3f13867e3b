import { createCanvas } from './canvas'
import { paintAhead } from './drawPainting'
import { drawSheet, pixelsOfLabel } from './drawSheet'
import type { LabelDesign } from './labelDesign'
import { sharedHeight, sheetSize } from './sheetSize'
import { drawInTasks } from './drawingTasks'

/** Pixels of the shared picture in a unit of the sheet: 1080 px wide. */
const sharedPixels = 1.2

/** The sheet as a PNG file, with the law's legends below. @throws Error where the browser makes none */
export async function makeFile(design: LabelDesign): Promise<File> {
  await paintAhead(design, pixelsOfLabel(sharedPixels))
  const { canvas, brush } = createCanvas(sheetSize.width * sharedPixels, sharedHeight * sharedPixels)
  await drawInTasks(drawSheet(brush, design, sharedPixels, true))
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('No PNG.')
  return new File([blob], 'boceto-bohemia-56.png', { type: 'image/png' })
}
