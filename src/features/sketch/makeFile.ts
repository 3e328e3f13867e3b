import { createCanvas } from './canvas'
import { paintAhead } from './drawPainting'
import { drawSheet, labelScaleOnSheet } from './drawSheet'
import type { LabelDesign } from './labelDesign'
import { sharedHeight, sheetSize } from './sheetSize'
import { drawInTasks } from './drawingTasks'

/** Canvas px for one unit of the sheet in the shared picture: 1080 px wide. */
const sharedScale = 1.2

/** The sheet as a PNG file, with the law's legends below. @throws Error where the browser makes none */
export async function makeFile(design: LabelDesign): Promise<File> {
  await paintAhead(design, labelScaleOnSheet(sharedScale))
  const { canvas, brush } = createCanvas(sheetSize.width * sharedScale, sharedHeight * sharedScale)
  await drawInTasks(drawSheet(brush, design, sharedScale, true))
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('No PNG.')
  return new File([blob], 'boceto-bohemia-56.png', { type: 'image/png' })
}
